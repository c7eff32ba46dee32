import * as v from 'valibot';
import { browserStore } from '#runtime/browser-store.ts';
import { createStored } from '#runtime/stored.ts';

const CartMessage = v.object({ accountId: v.number(), stamp: v.string() });
type CartMessage = v.InferOutput<typeof CartMessage>;

const storageKey = 'linka.cart';

/** Messages about the cart between the tabs of this browser. They contain the cart's stamp, not its items. */
export interface CartTabs {
  readonly send: (message: CartMessage) => void;
  /** Receives the messages of the other tabs. Returns a function that stops receiving and deletes the stored message. */
  readonly listen: (listener: (message: CartMessage) => void) => () => void;
}

export function createCartTabs(): CartTabs {
  const stored = createStored(browserStore, storageKey, 1, CartMessage);
  return {
    send: stored.write,
    listen: (listener) => {
      const receive = ({ key }: StorageEvent) => {
        const message = key === storageKey ? stored.read() : null;
        if (message !== null) listener(message);
      };
      window.addEventListener('storage', receive);
      return () => {
        window.removeEventListener('storage', receive);
        stored.drop();
      };
    },
  };
}
