import type { Step } from './steps.ts';

/** The style sheets that the gallery's drawings need, and a style sheet for the marks of the live map. */
const sheets = ['colours', 'diagram', 'live'];

const sheetLink = (name: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/flows/assets/${name}.css` });

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Shows an SVG inside a shadow root, so that the gallery's styles apply only to the SVG. A text that is not an SVG is
 * not shown.
 */
export function drawInto(frame: HTMLElement, svg: string): void {
  const shadow = frame.shadowRoot ?? frame.attachShadow({ mode: 'open' });
  // Focusable, so that it can be scrolled by keyboard.
  frame.tabIndex = 0;
  if (shadow.querySelector('link') === null) shadow.append(...sheets.map(sheetLink));
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  shadow.querySelector('svg')?.remove();
  if (documentElement.namespaceURI === svgNamespace) shadow.append(document.importNode(documentElement, true));
}

/** Draws a circle at the corner of an active state's frame, so that active states are marked by more than colour. */
function markState(group: Element): void {
  const frame = group.querySelector('.frame');
  if (frame === null) return;
  const mark = document.createElementNS(svgNamespace, 'circle');
  mark.setAttribute('class', 'here');
  mark.setAttribute('cx', frame.getAttribute('x') ?? '');
  mark.setAttribute('cy', frame.getAttribute('y') ?? '');
  mark.setAttribute('r', '7');
  group.append(mark);
}

/** How many pixels to scroll so that a part is in the middle; if the part does not fit, its beginning is shown. */
const wayTo = (start: number, size: number, frameStart: number, frameSize: number): number =>
  start - frameStart - Math.max(16, (frameSize - size) / 2);

/** Scrolls only the frame: the page and an open dialog stay where they are. */
function showInFrame(frame: HTMLElement, element: Element): void {
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  frame.scrollBy({
    left: wayTo(inner.left, inner.width, outer.left, outer.width),
    top: wayTo(inner.top, inner.height, outer.top, outer.height),
  });
}

/**
 * Marks the active states of the machine (by their ids, parents first) and the transitions that it can take (by their
 * names), and scrolls to the innermost active state.
 */
export function markDrawing(frame: HTMLElement, here: readonly string[], possible: ReadonlySet<string>): void {
  const shadow = frame.shadowRoot;
  if (shadow === null) return;
  for (const mark of shadow.querySelectorAll('.here')) mark.remove();
  const active = new Set(here);
  for (const group of shadow.querySelectorAll('[data-state]')) {
    const isHere = active.has(group.getAttribute('data-state') ?? '');
    group.classList.toggle('is-here', isHere);
    if (isHere) markState(group);
  }
  for (const label of shadow.querySelectorAll('[data-transition]')) {
    label.classList.toggle('is-possible', possible.has(label.getAttribute('data-transition') ?? ''));
  }
  for (const edge of shadow.querySelectorAll('.edge')) {
    edge.classList.toggle('leads-on', edge.querySelector('.is-possible') !== null);
  }
  const innermost = [...shadow.querySelectorAll('.state.is-here:not(.words)')].at(-1);
  if (innermost !== undefined) showInFrame(frame, innermost);
}

/** The steps whose transition has the clicked label. */
export function stepsOfLabel(click: MouseEvent, steps: readonly Step[]): readonly Step[] {
  const [target] = click.composedPath();
  const name = target instanceof Element ? target.closest('[data-transition]')?.getAttribute('data-transition') : null;
  return name === null || name === undefined ? [] : steps.filter(({ transitions }) => transitions.includes(name));
}
