/** Open dialogs and drawers, in the order in which they cover one another. */
const openLayers = '[data-scope="dialog"][data-part="content"][data-state="open"]';

/**
 * The browser's own modal dialog, which is shown while the code of a dialog is being loaded. It covers everything else.
 */
const waitingDialog = 'dialog[open]';

/** A container above everything else on the page, also above an open dialog. */
export interface Host {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

const uppermost = (): Element =>
  document.querySelector(waitingDialog) ?? [...document.querySelectorAll(openLayers)].at(-1) ?? document.body;

/**
 * Puts an element above the page. A modal dialog traps the focus and the pointer, and hides the rest of the page from
 * screen readers; so while a dialog is open, the element is inside the dialog. As a popover, it covers everything at any
 * place in the page. A focused control in the element keeps the focus when the element moves to another dialog.
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
    // A dialog that has just opened has hidden the element together with the rest of the page.
    for (const hidden of ['aria-hidden', 'inert', 'data-aria-hidden']) element.removeAttribute(hidden);
  };

  const noteFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (element.contains(target)) focused = target;
    // If the element is still in a closing dialog, the dialog moves the focus back to its opener; the tester has not
    // moved the focus.
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
