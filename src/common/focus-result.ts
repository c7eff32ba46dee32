import { focusPlace } from '#ui/focus/focus-place.ts';
import { focusHeading } from './focus-heading.ts';

/** Moves the focus to what tells how something has ended, which is marked as `data-result`; else to the page's heading. */
export function focusResult(): void {
  const result = document.querySelector<HTMLElement>('main [data-result]');
  if (result === null) focusHeading();
  else focusPlace(result);
}
