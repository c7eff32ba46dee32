class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Adds the browser functions that pop-ups need to jsdom. They do nothing, since jsdom has no layout. */
export function fillBrowserGaps(): void {
  window.ResizeObserver ??= NoResizes;
  for (const missing of ['scrollTo', 'scrollIntoView']) {
    if (!(missing in Element.prototype)) Object.assign(Element.prototype, { [missing]: () => undefined });
  }
}
