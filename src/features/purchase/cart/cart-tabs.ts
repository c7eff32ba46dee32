import * as v from 'valibot';
import { createStored } from '../../../runtime/stored.ts';

const Told = v.object({ accountId: v.number(), stamp: v.string() });
type Told = v.InferOutput<typeof Told>;

const toldKey = 'linka.cart';

/** What this browser's tabs say to one another of the cart: not what is in it, only by what to know it again. */
export interface CartTabs {
  readonly tell: (told: Told) => void;
  /** Hears the other tabs; gives the way to stop, after which nothing said is left. */
  readonly listen: (hear: (told: Told) => void) => () => void;
}

export function createCartTabs(): CartTabs {
  const stored = createStored(window.localStorage, toldKey, 1, Told);
  return {
    tell: stored.write,
    listen: (hear) => {
      const heard = ({ key }: StorageEvent) => {
        const told = key === toldKey ? stored.read() : null;
        if (told !== null) hear(told);
      };
      window.addEventListener('storage', heard);
      return () => {
        window.removeEventListener('storage', heard);
        stored.drop();
      };
    },
  };
}
