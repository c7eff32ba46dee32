import { useLayoutEffect, useRef, type RefObject } from 'react';
import { whenSettled } from './when-settled.ts';

/** Controls that a person can use. */
const actions = 'button, a[href], input, select, textarea, summary, [role=combobox], [role=tab], [role=option]';
/** What the page is about, and the result for which it was opened: texts that a person reads first. */
const results = 'h1, [data-result]';
/** Texts that a person may be reading. */
const texts = 'h1, h2, h3, p, li, dt, dd, th, td, label, legend';
/** The cost of covering one control, compared with covering one result, and of this, compared with covering one text. */
const dearer = 1000;
/** If a dialog is open, only the controls in it can be used. */
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';
/** In px. */
const step = 4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const isSeen = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;

/** The positions of controls and texts that are visible now, without those in the toasts themselves. */
function boxesBelow(toasts: Element): Readonly<Record<'used' | 'told' | 'read', readonly Box[]>> {
  const layer = [...document.querySelectorAll(dialogs)].at(-1) ?? document;
  const boxes = (elements: Iterable<Element | null>) =>
    [...elements].flatMap((element) =>
      element === null || element === document.body || toasts.contains(element) || !isSeen(element)
        ? []
        : [element.getBoundingClientRect()],
    );
  return {
    used: boxes([document.activeElement, ...layer.querySelectorAll(actions)]),
    told: boxes(layer.querySelectorAll(results)),
    read: boxes(layer.querySelectorAll(texts)),
  };
}

/**
 * Returns the distance of the column from its edge of the screen, in px, at which it covers the fewest controls, then the
 * fewest results, and then the fewest texts. The present distance is kept unless fewer controls or results are covered
 * at another one.
 * @param present the present distance; null = not placed yet
 */
function freePlace(column: HTMLElement, edge: 'top' | 'bottom', present: number | null): number {
  const { used, told, read } = boxesBelow(column.parentElement ?? column);
  const boxes = [...column.children].map((toast) => toast.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const height = column.offsetHeight;
  const margin = Number.parseFloat(getComputedStyle(column).paddingTop) || 0;
  const screen = document.documentElement.clientHeight;
  const covered = (place: number, below: readonly Box[]): number => {
    const top = edge === 'top' ? place : screen - height - place;
    const own = { left, right, top: top + margin, bottom: top + height - margin };
    return below.filter((box) => overlap(box, own)).length;
  };
  const grave = (place: number): number => covered(place, used) * dearer + covered(place, told);
  if (present !== null && grave(present) === 0) return present;
  let best = { place: 0, cost: Infinity };
  for (let place = 0; place <= Math.max(screen - height, 0) && best.cost > 0; place += step) {
    const cost = grave(place) * dearer + covered(place, read);
    if (cost < best.cost) best = { place, cost };
  }
  return present !== null && grave(present) <= grave(best.place) ? present : best.place;
}

/**
 * Places the column of toasts where it covers neither controls nor the focused element (WCAG 2.4.11) nor a result, as
 * near to its edge of the screen as possible: the page and its dialogs do not move. The column has the attribute
 * `data-waits` and is to be invisible until the page is settled, so that it need not move afterwards.
 * @param count the number of toasts in the column
 */
export function useFreePlace(column: RefObject<HTMLElement | null>, edge: 'top' | 'bottom', count: number): void {
  const shownAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current } = column;
    if (count === 0 || current === null) {
      shownAt.current = null;
      return undefined;
    }
    let isWaiting = shownAt.current === null;
    current.toggleAttribute('data-waits', isWaiting);
    const find = () => {
      const place = freePlace(current, edge, shownAt.current);
      if (!isWaiting) shownAt.current = place;
      // Not `top`, so that a changed place can be a movement.
      current.style.setProperty('transform', `translateY(${String(edge === 'top' ? place : -place)}px)`);
    };
    find();
    const settling = isWaiting
      ? whenSettled(() => {
          isWaiting = false;
          find();
          current.removeAttribute('data-waits');
        })
      : null;
    // Place the column again when the page changes while toasts are shown.
    const observer = new ResizeObserver(find);
    for (const element of [current, document.body]) observer.observe(element);
    const changes = new MutationObserver(() => {
      settling?.changed();
      find();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    const events = ['focusin', 'scrollend', 'resize'];
    for (const event of events) window.addEventListener(event, find);
    return () => {
      settling?.stop();
      observer.disconnect();
      changes.disconnect();
      for (const event of events) window.removeEventListener(event, find);
    };
  }, [column, edge, count]);
}
