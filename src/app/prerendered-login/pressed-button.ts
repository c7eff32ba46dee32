/**
 * The button that was pressed last, as recorded by the page's first script. It must be read before hydration begins,
 * because React replays later presses itself.
 */
export const pressedButton = (): HTMLElement | undefined =>
  (document.documentElement as { pressed?: HTMLElement }).pressed;
