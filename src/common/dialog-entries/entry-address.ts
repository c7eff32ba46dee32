import type { HistoryLocation, ParsedLocation } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../search-texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialogs that are open at a history entry, the innermost one last; each is a query, or '' without a name. */
    readonly dialogs?: readonly string[];
  }
}

/** What is known of a history entry. */
export type Place = Pick<HistoryLocation, 'pathname' | 'search' | 'state'>;

/** What the router knows of an address, as the history does. */
export const placeOf = ({ pathname, searchStr, state }: ParsedLocation): Place => ({
  pathname,
  search: searchStr,
  state,
});

/** The parameter that names an open dialog. */
export const dialogParameter = 'dialog';

/** The dialogs of a history entry. */
export const dialogsAt = ({ state }: Pick<Place, 'state'>): readonly string[] => state.dialogs ?? [];

const namesIn = (dialog: string): readonly string[] => Object.keys(parseSearch(dialog));

/** The address of the page at `place` with other dialogs; `from` are those whose names it has now. */
export function addressWith(place: Place, from: readonly string[], to: readonly string[]): string {
  const gone = new Set([...from, ...to].flatMap(namesIn));
  const own = Object.entries(parseSearch(place.search)).filter(([name]) => !gone.has(name));
  const added = to.flatMap((dialog) => Object.entries(parseSearch(dialog)));
  return place.pathname + stringifySearch({ ...Object.fromEntries(own), ...Object.fromEntries(added) });
}

/** The address of the page itself, without its dialogs. */
export const pageAt = (place: Place): string => addressWith(place, dialogsAt(place), []);

/** Whether two history entries are of the same page, and differ by dialogs that are open or were. */
export const isDialogStep = (from: Place, to: Place): boolean =>
  dialogsAt(from).length + dialogsAt(to).length > 0 && pageAt(from) === pageAt(to);

/** Whether the address names a dialog. */
export function isNamedIn({ search }: Pick<Place, 'search'>, dialog: string): boolean {
  const named = parseSearch(search);
  const wanted = Object.entries(parseSearch(dialog));
  return wanted.length > 0 && wanted.every(([name, value]) => named[name] === value);
}
