// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { scaleOf } from '#gallery/client/scale.ts';
import { startZoom } from '#gallery/client/zoom.ts';
import { flowPage } from '#gallery/pages/flow-page.ts';
import { doorFlow, withReports } from './door-flow.ts';

describe('the scale of a diagram', () => {
  const zoomed = { scale: 0.8, size: { width: 1000, height: 2000 }, view: { width: 500, height: 500 } };

  it.each([
    ['whole', 0.25],
    ['width', 0.5],
    ['actual', 1],
    ['in', 1],
    ['out', 0.64],
    ['same', 0.8],
  ] as const)('after %s is %d', (name, scale) => {
    expect(scaleOf(name, zoomed)).toBeCloseTo(scale, 5);
  });

  it('is never smaller than the whole diagram, larger than four, or enlarged to fill the page', () => {
    expect(scaleOf('out', { ...zoomed, scale: 0.26 })).toBe(0.25);
    expect(scaleOf('in', { ...zoomed, scale: 3.9 })).toBe(4);
    const small = { ...zoomed, size: { width: 100, height: 100 } };
    expect([scaleOf('whole', small), scaleOf('width', small)]).toEqual([1, 1]);
  });
});

describe('the diagram of a page', () => {
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`expected ${selector}, found none`);
    return found;
  };
  const press = (key: string, more: KeyboardEventInit = {}) =>
    find('.scroll').dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
  const shown = () => [find('.diagram').getAttribute('width'), find('output').textContent];

  beforeEach(async () => {
    const svg = '<svg class="diagram" width="1000" height="2000" viewBox="0 0 1000 2000"></svg>';
    const page = String(await flowPage(withReports(doorFlow, {}), ''));
    document.documentElement.innerHTML = page;
    find('.scroll').innerHTML = svg;
    Object.defineProperty(find('.scroll'), 'clientWidth', { value: 500 });
    window.innerHeight = 625;
    Element.prototype.scrollBy = () => {};
    startZoom();
  });

  it('is shown as a whole at first', () => {
    expect(shown()).toEqual(['250', '25 %']);
    expect(find('.scroll').style.height).toBe('500px');
  });

  it('follows the buttons, which are shown only with the script', () => {
    expect(find('.zoom-bar').hidden).toBe(false);
    const names = ['width', 'actual', 'in', 'out', 'whole'];
    const widths = names.map((name) => {
      find(`[data-zoom=${name}]`).click();
      return find('.diagram').getAttribute('width');
    });
    expect(widths).toEqual(['500', '1000', '1250', '1000', '250']);
  });

  it('follows the keys when it has the focus, but leaves the keys of the browser alone', () => {
    press('+');
    expect(shown()).toEqual(['312.5', '31 %']);
    press('=');
    press('-');
    expect(shown()).toEqual(['312.5', '31 %']);
    press('0');
    expect(shown()).toEqual(['250', '25 %']);
    expect(press('+', { ctrlKey: true })).toBe(true);
    expect(shown()).toEqual(['250', '25 %']);
  });

  it('follows the wheel only with Ctrl, so that the page scrolls', () => {
    const turn = (ctrlKey: boolean) =>
      find('.scroll').dispatchEvent(new WheelEvent('wheel', { deltaY: -400, ctrlKey, cancelable: true }));
    expect(turn(false)).toBe(true);
    expect(shown()).toEqual(['250', '25 %']);
    expect(turn(true)).toBe(false);
    expect(shown()[1]).toBe('68 %');
  });

  it('follows the size of the window until the person chooses a zoom', () => {
    const resize = (height: number): void => {
      window.innerHeight = height;
      window.dispatchEvent(new Event('resize'));
    };
    resize(1250);
    expect(shown()).toEqual(['500', '50 %']);
    press('+');
    resize(625);
    expect(shown()).toEqual(['625', '63 %']);
  });

  it('moves with the mouse while a button is held', () => {
    const region = find('.scroll');
    const moves: (readonly [number, number])[] = [];
    Object.assign(region, {
      setPointerCapture: () => {},
      scrollBy: (x: number, y: number) => void moves.push([x, y]),
    });
    const send = (type: string, clientX: number, clientY: number) => {
      const event = new MouseEvent(type, { clientX, clientY, button: 0 });
      region.dispatchEvent(Object.assign(event, { pointerType: 'mouse', pointerId: 1 }));
    };
    send('pointermove', 5, 5);
    send('pointerdown', 100, 100);
    send('pointermove', 90, 130);
    send('lostpointercapture', 90, 130);
    send('pointermove', 0, 0);
    expect(moves).toEqual([[10, -30]]);
  });
});
