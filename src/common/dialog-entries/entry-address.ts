import type { HistoryLocation, ParsedLocation } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../search-texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialogs that are open at a history entry, the innermost one last; each is a query, or '' without a name. */
    readonly dialogs?: readonly string[];
  }
}

/** The properties of a history entry that are used here. */
export type Place = Pick<HistoryLocation, 'pathname' | 'search' | 'state'>;

/** Converts a location of the router into a place. */
export const placeOf = ({ pathname, searchStr, state }: ParsedLocation): Place => ({
  pathname,
  search: searchStr,
  state,
});

/** The parameter that names an open dialog. */
export const dialogParameter = 'dialog';

/** The dialogs of a history entry. */
export const dialogsOfEntry = ({ state }: Pick<Place, 'state'>): readonly string[] => state.dialogs ?? [];

const namesIn = (dialog: string): readonly string[] => Object.keys(parseSearch(dialog));

/** The address of the page at `place` with the dialogs `to` instead of the dialogs `from`. */
export function addressWith(place: Place, from: readonly string[], to: readonly string[]): string {
  const gone = new Set([...from, ...to].flatMap(namesIn));
  const own = Object.entries(parseSearch(place.search)).filter(([name]) => !gone.has(name));
  const added = to.flatMap((dialog) => Object.entries(parseSearch(dialog)));
  return place.pathname + stringifySearch({ ...Object.fromEntries(own), ...Object.fromEntries(added) });
}

/** The address of the page itself, without its dialogs. */
export const addressOfPage = (place: Place): string => addressWith(place, dialogsOfEntry(place), []);

/** Whether two history entries belong to the same page and at least one of them has an open dialog. */
export const isDialogStep = (from: Place, to: Place): boolean =>
  dialogsOfEntry(from).length + dialogsOfEntry(to).length > 0 && addressOfPage(from) === addressOfPage(to);

/** Whether the address contains the name of this dialog. */
export function isNamedIn({ search }: Pick<Place, 'search'>, dialog: string): boolean {
  const named = parseSearch(search);
  const ofDialog = Object.entries(parseSearch(dialog));
  return ofDialog.length > 0 && ofDialog.every(([name, value]) => named[name] === value);
}
