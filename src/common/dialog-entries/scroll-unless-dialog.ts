import type { ParsedLocation } from '@tanstack/react-router';
import { isDialogStep, placeOf, type Place } from './entry-address.ts';

/**
 * Whether the router scrolls at a history entry to where it was left, or to its beginning: not for a dialog that opens or
 * closes, which leaves the page where it is.
 */
export function scrollUnlessDialog(): (to: { readonly location: ParsedLocation }) => boolean {
  let before: Place | null = null;
  return ({ location }) => {
    const place = placeOf(location);
    const scrolls = before === null || !isDialogStep(before, place);
    before = place;
    return scrolls;
  };
}
