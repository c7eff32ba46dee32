import type { FocusEvent } from 'react';

/**
 * Scrolls to the element that was focused by keyboard. When Tab moves from a dialog's last control to its first control,
 * the browser does not scroll, and on a low screen the first control may be far above.
 */
export const showFocused = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
