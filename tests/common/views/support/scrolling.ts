// jsdom has no layout and therefore no scrolling.
if ('Element' in globalThis && !('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
