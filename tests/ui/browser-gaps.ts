class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives jsdom what pop-ups ask of a browser; since it lays nothing out, none of it need do anything. */
export function fillBrowserGaps(): void {
  window.ResizeObserver ??= NoResizes;
  for (const missing of ['scrollTo', 'scrollIntoView']) {
    if (!(missing in Element.prototype)) Object.assign(Element.prototype, { [missing]: () => undefined });
  }
}
