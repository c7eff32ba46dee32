// jsdom has no layout, so that there is nowhere to scroll to.
if ('Element' in globalThis && !('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
