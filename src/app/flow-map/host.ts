/** Dialogs and drawers that are open, in the order in which they lie over one another. */
const openLayers = '[data-scope="dialog"][data-part="content"][data-state="open"]';

/** The browser's own modal dialog, which stands in for one whose code is being loaded, and lies over all else. */
const waitingDialog = 'dialog[open]';

/** A place above all else on the page, also above an open dialog. */
export interface Host {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

const uppermost = (): Element =>
  document.querySelector(waitingDialog) ?? [...document.querySelectorAll(openLayers)].at(-1) ?? document.body;

/**
 * Puts an element above the page. A modal dialog keeps the focus and the pointer to itself, and hides all else from screen
 * readers; so while one is open, the element is a part of it. A popover lies above all, wherever it is in the page. What
 * has the focus in the element keeps it when a dialog that it is a part of makes way for another.
 */
export function createHost(): Host {
  const element = Object.assign(document.createElement('div'), { className: 'flow-map-host', popover: 'manual' });
  let focused: HTMLElement | null = null;

  const place = () => {
    const target = uppermost();
    if (element.parentElement !== target) {
      const kept = focused;
      target.append(element);
      element.showPopover();
      kept?.focus({ preventScroll: true });
    }
    // A dialog that has just opened has hidden it with the rest of the page.
    for (const hidden of ['aria-hidden', 'inert', 'data-aria-hidden']) element.removeAttribute(hidden);
  };

  const noteFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (element.contains(target)) focused = target;
    // A dialog that closes gives the focus back to its opener: that is no choice of the tester.
    else if (element.parentElement === uppermost()) focused = null;
  };

  const observer = new MutationObserver(place);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state', 'aria-hidden', 'inert'],
  });
  document.addEventListener('focusin', noteFocus);
  place();
  return {
    element,
    remove: () => {
      observer.disconnect();
      document.removeEventListener('focusin', noteFocus);
      element.remove();
    },
  };
}
