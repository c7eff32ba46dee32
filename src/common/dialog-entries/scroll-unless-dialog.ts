import type { ParsedLocation } from '@tanstack/react-router';
import { isDialogStep, placeOf, type Place } from './entry-address.ts';

/**
 * Whether the router restores the scroll position at a history entry, or scrolls to the top. It does neither when a
 * dialog opens or closes, because the page below stays where it is.
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
