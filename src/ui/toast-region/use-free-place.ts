import { useLayoutEffect, type RefObject } from 'react';

/** What a person can press, follow or fill in. */
const actions = 'button, a[href], input, select, textarea, summary, [role=combobox], [role=tab], [role=option]';
/** An open dialog is the only thing that can be used. */
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';
/** In px. */
const step = 4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const isSeen = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;

/** The boxes of what can be used now, except in the toasts themselves. */
function usedBoxes(toasts: Element): Box[] {
  const layer = [...document.querySelectorAll(dialogs)].at(-1) ?? document;
  const focused = document.activeElement === document.body ? [] : [document.activeElement];
  return [...focused, ...layer.querySelectorAll(actions)].flatMap((element) =>
    element === null || toasts.contains(element) || !isSeen(element) ? [] : [element.getBoundingClientRect()],
  );
}

/**
 * How far from its edge of the screen a column stands where it covers nothing that can be used, in px; if it covers something everywhere,
 * where that is the least.
 */
function freePlace(column: HTMLElement, edge: 'top' | 'bottom', used: readonly Box[]): number {
  const boxes = [...column.children].map((toast) => toast.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const height = column.offsetHeight;
  const margin = Number.parseFloat(getComputedStyle(column).paddingTop) || 0;
  const screen = document.documentElement.clientHeight;
  let best = { place: 0, covered: Infinity };
  for (let place = 0; place <= Math.max(screen - height, 0) && best.covered > 0; place += step) {
    const top = edge === 'top' ? place : screen - height - place;
    const covered = used.filter((box) =>
      meet(box, { left, right, top: top + margin, bottom: top + height - margin }),
    ).length;
    if (covered < best.covered) best = { place, covered };
  }
  return best.place;
}

/**
 * Keeps the column of toasts where it covers neither what can be pressed nor what has the focus (WCAG 2.4.11), as near to its edge of the
 * screen as possible: the page and its dialogs stay where they are.
 * @param count how many toasts the column contains
 */
export function useFreePlace(column: RefObject<HTMLElement | null>, edge: 'top' | 'bottom', count: number): void {
  useLayoutEffect(() => {
    const { current } = column;
    const section = current?.parentElement ?? null;
    if (count === 0 || current === null || section === null) return undefined;
    const find = () => {
      current.style[edge] = `${String(freePlace(current, edge, usedBoxes(section)))}px`;
    };
    find();
    // What the page shows while they are there.
    const observer = new ResizeObserver(find);
    for (const element of [current, document.body]) observer.observe(element);
    const changes = new MutationObserver(find);
    changes.observe(document.body, { childList: true, subtree: true });
    const events = ['focusin', 'scrollend', 'resize'];
    for (const event of events) window.addEventListener(event, find);
    return () => {
      observer.disconnect();
      changes.disconnect();
      for (const event of events) window.removeEventListener(event, find);
    };
  }, [column, edge, count]);
}
