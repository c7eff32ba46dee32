import type { RegisteredRouter } from '@tanstack/react-router';
import { focusPlace } from '#ui/focus/focus-place.ts';

let arriving = false;

/** The next page whose title appears counts as newly opened. */
export const expectNewPage = (): void => {
  arriving = true;
};

/**
 * After each navigation the next page whose title appears counts as newly opened. Returns a function that stops this.
 */
export const watchNavigation = (router: RegisteredRouter): (() => void) =>
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) expectNewPage();
  });

/**
 * Moves the focus to the page's heading, for keyboard and screen-reader users. Returns whether the page has a heading.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector('h1');
  if (heading === null) return false;
  focusPlace(heading);
  return true;
}

/** After a navigation the heading gets the focus; after the page was loaded it does not. */
export function focusHeadingOfNewPage(): void {
  if (!arriving || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
  arriving = !focusHeading();
}
