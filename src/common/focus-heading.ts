import type { RegisteredRouter } from '@tanstack/react-router';

let arriving = false;

/** The next page that shows its title is arrived at. */
export const expectNewPage = (): void => {
  arriving = true;
};

/** From now on the next page that shows its title is arrived at. Returns what ends it. */
export const watchNavigation = (router: RegisteredRouter): (() => void) =>
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) expectNewPage();
  });

/** Puts the focus on the page's heading, for whoever works with the keyboard or listens. Whether there is one. */
export function focusHeading(): boolean {
  const heading = document.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  // It cannot be worked, so no ring says that it could.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return true;
}

/** A page that was gone to begins at its heading; one that was opened does not. */
export function focusHeadingOfNewPage(): void {
  if (!arriving || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
  arriving = !focusHeading();
}
