import { isZoomName, scaleOf, type ZoomName } from './scale.ts';

const keys: Readonly<Record<string, ZoomName>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'whole' };

/** The part of the window's height that a diagram may fill. */
const shareOfWindow = 0.8;
/** A small diagram gets space to be enlarged, in pixels. */
const leastHeight = 320;

/** How far a turn of the wheel zooms: a turn of this many pixels makes the diagram larger or smaller by the factor e. */
const wheelLength = 400;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

function centreOf(region: Element): Point {
  const { left, top, width, height } = region.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** The mouse moves the diagram. A finger does so without a script, because the region scrolls. */
function startDragging(region: HTMLElement): void {
  let last: Point | null = null;
  region.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    last = event;
    region.setPointerCapture(event.pointerId);
  });
  region.addEventListener('pointermove', (event) => {
    if (last === null) return;
    region.scrollBy(last.clientX - event.clientX, last.clientY - event.clientY);
    last = event;
  });
  region.addEventListener('lostpointercapture', () => {
    last = null;
  });
}

function startZoomOf(frame: HTMLElement): void {
  const region = frame.querySelector<HTMLElement>('.scroll');
  const drawing = frame.querySelector<SVGSVGElement>('.diagram');
  const status = frame.querySelector('output');
  const bar = frame.querySelector<HTMLElement>('.zoom-bar');
  if (region === null || drawing === null || status === null || bar === null) return;
  const [width, height] = ['width', 'height'].map((name) => Number(drawing.getAttribute(name)));
  const size = { width: width ?? 0, height: height ?? 0 };
  let scale = 1;
  /** The zoom that follows the size of the window; null after the person has chosen another one. */
  let following: ZoomName | null = 'whole';

  const view = () => ({ width: region.clientWidth, height: innerHeight * shareOfWindow });

  /** Changes the scale; what is at the point stays there. */
  const show = (next: number, at: Point): void => {
    const before = drawing.getBoundingClientRect();
    const [x, y] = [(at.clientX - before.left) / scale, (at.clientY - before.top) / scale];
    scale = next;
    drawing.setAttribute('width', String(size.width * scale));
    drawing.setAttribute('height', String(size.height * scale));
    const after = drawing.getBoundingClientRect();
    region.scrollBy(after.left + x * scale - at.clientX, after.top + y * scale - at.clientY);
    status.textContent = `${Math.round(scale * 100)} %`;
  };
  const zoom = (name: ZoomName): void => {
    following = name === 'whole' || name === 'width' ? name : null;
    show(scaleOf(name, { scale, size, view: view() }), centreOf(region));
  };
  const fit = (): void => {
    const whole = scaleOf('whole', { scale, size, view: view() });
    region.style.height = `${Math.min(view().height, Math.max(leastHeight, Math.ceil(size.height * whole)))}px`;
    if (following !== null) zoom(following);
  };

  bar.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? (target.dataset['zoom'] ?? '') : '';
    if (isZoomName(name)) zoom(name);
  });
  region.addEventListener('keydown', (event) => {
    const name = keys[event.key];
    if (name === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zoom(name);
  });
  // With the wheel alone the page scrolls. A touchpad reports two fingers that move apart as a wheel with this key.
  region.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      following = null;
      const limited = { scale: scale * Math.exp(-event.deltaY / wheelLength), size, view: view() };
      show(scaleOf('same', limited), event);
    },
    { passive: false },
  );
  startDragging(region);
  bar.hidden = false;
  frame.classList.add('is-zoomable');
  addEventListener('resize', fit);
  fit();
}

/** Makes the diagrams of a page zoom, with buttons, keys and the wheel, and move with the mouse. */
export function startZoom(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('.zoomable')) startZoomOf(frame);
}
