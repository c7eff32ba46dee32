import type { RegisteredRouter } from '@tanstack/react-router';
import type { Address } from '#machines/common/list/list.types.ts';
import { parseSearch } from '../search-texts.ts';

/** The query in the address of the open page. It can be used only as long as this page is open. */
export interface PageAddress {
  readonly read: () => Address;
  /**
   * Sets the list's own parameters (`names`) and leaves all others unchanged. With `replace`, no history entry is added.
   * If the address would not change, nothing is written.
   */
  readonly write: (address: Address, names: readonly string[], options: { readonly replace: boolean }) => void;
  /** Calls the listener when the query of the same page changes; returns a function that removes the listener. */
  readonly follow: (listener: (address: Address) => void) => () => void;
  /**
   * Calls the listener when another page is opened; returns a function that removes the listener. A reload does not
   * count as another page.
   */
  readonly leave: (listener: () => void) => () => void;
}

/** The query of the page that is open now. */
export function pageAddress(router: Pick<RegisteredRouter, 'history' | 'navigate'>): PageAddress {
  const { history } = router;
  const page = history.location.pathname;
  const read = () => parseSearch(history.location.search);
  const isOpen = () => history.location.pathname === page;
  return {
    read,
    write: (address, names, { replace }) => {
      const old = read();
      const isSaid = names.every((name) => old[name] === address[name]);
      if (isSaid || !isOpen()) return;
      const others = Object.entries(old).filter(([name]) => !names.includes(name));
      const search: Record<string, string> = { ...Object.fromEntries(others), ...address };
      void router.navigate({ to: '.', search: () => search, replace, resetScroll: false });
    },
    follow: (listener) =>
      history.subscribe(() => {
        if (isOpen()) listener(read());
      }),
    leave: (listener) =>
      history.subscribe(() => {
        if (!isOpen()) listener();
      }),
  };
}
