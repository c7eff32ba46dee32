/** Dialogs and drawers that are open, in the order in which they lie over one another. */
const openLayers = '[data-scope="dialog"][data-part="content"][data-state="open"]';

/** A place above all else on the page, also above an open dialog. */
export interface Host {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

const focusedIn = (element: HTMLElement): HTMLElement | null =>
  element.contains(document.activeElement) && document.activeElement instanceof HTMLElement
    ? document.activeElement
    : null;

/**
 * Puts an element above the page. A modal dialog keeps the focus and the pointer to itself, and hides all else from screen
 * readers; so while one is open, the element is a part of it. A popover lies above all, wherever it is in the page.
 */
export function createHost(): Host {
  const element = Object.assign(document.createElement('div'), { className: 'flow-map-host', popover: 'manual' });

  const place = () => {
    const target = [...document.querySelectorAll(openLayers)].at(-1) ?? document.body;
    if (element.parentElement !== target) {
      const focused = focusedIn(element);
      target.append(element);
      element.showPopover();
      focused?.focus({ preventScroll: true });
    }
    // A dialog that has just opened has hidden it with the rest of the page.
    for (const hidden of ['aria-hidden', 'inert', 'data-aria-hidden']) element.removeAttribute(hidden);
  };

  const observer = new MutationObserver(place);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state', 'aria-hidden', 'inert'],
  });
  place();
  return {
    element,
    remove: () => {
      observer.disconnect();
      element.remove();
    },
  };
}
