import type { Address } from '../../../machines/list/list.types.ts';
import type { RegisteredRouter } from '@tanstack/react-router';
import { parseSearch } from '../search-texts.ts';

/** What stands after the question mark of a page's address, for as long as that page is open. */
export interface PageAddress {
  readonly read: () => Address;
  /**
   * Gives the names that are the list's own these values, and leaves all others as they are. `replace` leaves no way
   * back to the address before; one that says the same already is left alone.
   */
  readonly write: (address: Address, names: readonly string[], options: { readonly replace: boolean }) => void;
  /** Tells of every other address of the same page; returns what ends it. */
  readonly follow: (listener: (address: Address) => void) => () => void;
}

/** The address of the page that is open now. */
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
  };
}
