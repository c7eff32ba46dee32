import type { FocusEvent } from 'react';

/**
 * Scrolls to what the keyboard has come to: from its last control a dialog leads to its first one without scrolling, and
 * that may be far above on a low screen.
 */
export const showFocused = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
