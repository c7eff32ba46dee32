import * as v from 'valibot';
import { createStored } from '../../../runtime/stored.ts';

const CartMessage = v.object({ accountId: v.number(), stamp: v.string() });
type CartMessage = v.InferOutput<typeof CartMessage>;

const storageKey = 'linka.cart';

/** What this browser's tabs say to one another of the cart: not what is in it, only by what to know it again. */
export interface CartTabs {
  readonly send: (message: CartMessage) => void;
  /** Hears the other tabs; gives the way to stop, after which nothing said is left. */
  readonly listen: (listener: (message: CartMessage) => void) => () => void;
}

export function createCartTabs(): CartTabs {
  const stored = createStored(window.localStorage, storageKey, 1, CartMessage);
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
