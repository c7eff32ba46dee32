/** jsdom has no media queries. This replacement answers queries for a width, with `window.innerWidth` (1024). */
const matches = (query: string): boolean =>
  window.innerWidth >= Number(/\(min-width: ([\d.]+)px\)/.exec(query)?.[1] ?? 0) &&
  window.innerWidth <= Number(/\(max-width: ([\d.]+)px\)/.exec(query)?.[1] ?? Infinity);

/** jsdom has no layout, so no element ever becomes visible. */
class NothingSeen implements Partial<IntersectionObserver> {
  observe(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: matches(query), media: query, onchange: null }) as MediaQueryList;
  Object.assign(window, { IntersectionObserver: NothingSeen });
}
