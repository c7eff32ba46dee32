/** The test page has no media queries of its own. It answers those for a width, by `window.innerWidth` (1024). */
const matches = (query: string): boolean =>
  window.innerWidth >= Number(/\(min-width: ([\d.]+)px\)/.exec(query)?.[1] ?? 0) &&
  window.innerWidth <= Number(/\(max-width: ([\d.]+)px\)/.exec(query)?.[1] ?? Infinity);

/** The test page has no layout, so nothing is seen to come onto the screen. */
class NothingSeen implements Partial<IntersectionObserver> {
  observe(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: matches(query), media: query, onchange: null }) as MediaQueryList;
  Object.assign(window, { IntersectionObserver: NothingSeen });
}
