class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Adds to jsdom the browser functions that pop-ups need. They do nothing, because jsdom has no layout. */
export function fillBrowserGaps(): void {
  window.ResizeObserver ??= NoResizes;
  for (const missing of ['scrollTo', 'scrollIntoView']) {
    if (!(missing in Element.prototype)) Object.assign(Element.prototype, { [missing]: () => undefined });
  }
}
