import { accountPermissions } from '#contract/endpoints/customer-accounts.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import type { Shop } from '#runtime/shop.ts';

/** The guarded pages that the account may open, from the latest response of the server (APP-10). */
export interface Permissions {
  /**
   * Asks the server; calls made before the response arrives share one request. Resolves to no pages if the request
   * fails.
   */
  readonly ask: () => Promise<readonly GuardedPage[]>;
  /** The pages of the latest response; null before the first response. */
  readonly known: () => readonly GuardedPage[] | null;
  /** Called at the end of a session: the answer is not valid for the next session. */
  readonly forget: () => void;
  /** Calls the listener on each change; returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
}

const none: readonly GuardedPage[] = [];

export function createPermissions({ call }: Pick<Shop, 'call'>): Permissions {
  let known: readonly GuardedPage[] | null = null;
  let question: Promise<readonly GuardedPage[]> | null = null;
  const listeners = new Set<() => void>();
  const setKnown = (pages: readonly GuardedPage[] | null) => {
    if (pages?.join() === known?.join()) return;
    known = pages;
    for (const listener of listeners) listener();
  };
  const ask = () => {
    const asked = call(accountPermissions)
      .then(({ allowedPages }) => allowedPages)
      .catch(() => none)
      .then((pages) => {
        // If the session ended meanwhile, this response belongs to the previous account.
        if (question !== asked) return pages;
        question = null;
        setKnown(pages);
        return pages;
      });
    return asked;
  };
  return {
    ask: () => (question ??= ask()),
    known: () => known,
    forget: () => {
      question = null;
      setKnown(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
