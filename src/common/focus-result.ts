import { focusPlace } from '#ui/focus/focus-place.ts';
import { focusHeading } from './focus-heading.ts';

/**
 * Moves the focus to the element that shows the result and is marked with `data-result`. Without such an element, moves
 * it to the page's heading.
 */
export function focusResult(): void {
  const result = document.querySelector<HTMLElement>('main [data-result]');
  if (result === null) focusHeading();
  else focusPlace(result);
}
