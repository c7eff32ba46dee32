/** Moves the focus to a part of the page that is not a control. No focus ring is shown, and the page does not scroll. */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.style.outline = 'none';
  }
  place.focus({ preventScroll: true });
}
