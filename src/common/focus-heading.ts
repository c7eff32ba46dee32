import type { RegisteredRouter } from '@tanstack/react-router';
import { focusPlace } from '#ui/focus/focus-place.ts';

let arriving = false;

/** Called before another page opens. Until the title of this page has appeared, the page counts as newly opened. */
export const expectNewPage = (): void => {
  arriving = true;
};

/**
 * After each navigation, the next page whose title appears counts as newly opened. Returns a function that stops
 * listening.
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

/** A field of the newly opened page has the focus, so the heading does not get it. */
export const keepFocusInNewPage = (): void => {
  arriving = false;
};

/** Moves the focus to the heading after a navigation, but not after the page was loaded. */
export function focusHeadingOfNewPage(): void {
  if (!arriving || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
  arriving = !focusHeading();
}
