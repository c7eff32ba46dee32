import { accountPermissions } from '#contract/endpoints/customer-accounts.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import type { Shop } from '#runtime/shop.ts';

/** Which guarded pages the account may open, by the server's last answer (APP-10). */
export interface Permissions {
  /** Asks the server, once for all who ask before it answers. Resolves to none if it does not answer. */
  readonly ask: () => Promise<readonly GuardedPage[]>;
  /** Null before the first answer. */
  readonly known: () => readonly GuardedPage[] | null;
  /** The session is over: nothing is known of the next one. */
  readonly forget: () => void;
  /** Calls the listener on each change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const none: readonly GuardedPage[] = [];

export function createPermissions({ call }: Pick<Shop, 'call'>): Permissions {
  let known: readonly GuardedPage[] | null = null;
  let question: Promise<readonly GuardedPage[]> | null = null;
  const listeners = new Set<() => void>();
  const learn = (pages: readonly GuardedPage[] | null) => {
    if (pages?.join() === known?.join()) return;
    known = pages;
    for (const listener of listeners) listener();
  };
  const ask = () => {
    const asked = call(accountPermissions)
      .then(({ allowedPages }) => allowedPages)
      .catch(() => none)
      .then((pages) => {
        // After the session has ended, this is about the account of before.
        if (question !== asked) return pages;
        question = null;
        learn(pages);
        return pages;
      });
    return asked;
  };
  return {
    ask: () => (question ??= ask()),
    known: () => known,
    forget: () => {
      question = null;
      learn(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
