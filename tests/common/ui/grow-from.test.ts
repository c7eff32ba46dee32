// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { growFromFocused, growthOrigin } from '#ui/dialog/grow-from.ts';

const screen = { width: 1000, height: 800 };
const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height });

describe('the point from which a dialog grows', () => {
  it('is the middle of the control that opened it', () => {
    expect(growthOrigin(box(600, 300), screen)).toEqual({ x: 650, y: 320 });
    expect(growthOrigin(box(10.5, 20.2, 45.3, 44), screen)).toEqual({ x: 33, y: 42 });
  });

  it.each([
    ['left of', box(-80, 300)],
    ['right of', box(960, 300)],
    ['above', box(600, -30)],
    ['below', box(600, 790)],
  ])('does not exist for a control whose middle is %s the screen', (_where, opener) => {
    expect(growthOrigin(opener, screen)).toBeNull();
  });

  it('does not exist for a control that is gone or not displayed', () => {
    expect(growthOrigin(box(0, 0, 0, 0), screen)).toBeNull();
    expect(growthOrigin(box(10, 10, 0, 40), screen)).toBeNull();
  });
});

describe('a dialog grows', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  const grownFrom = (opener: string): HTMLElement => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(screen.width);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(screen.height);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(600, 300, 100, 40));
    document.body.innerHTML = `${opener}<div id="area"></div>`;
    document.querySelector<HTMLElement>('[data-opener]')?.focus();
    const area = document.getElementById('area') as HTMLElement;
    growFromFocused(area);
    return area;
  };

  it.each(['<button data-opener>', '<a href="#x" data-opener></a>', '<div role="menuitem" tabindex="0" data-opener>'])(
    'from the focused control: %s',
    (opener) => {
      const { dataset, style } = grownFrom(opener);
      expect([dataset['grows'], style.transformOrigin]).toEqual(['', '650px 320px']);
    },
  );

  it.each(['', '<h1 tabindex="-1" data-opener></h1>', '<input data-opener>'])('from nothing else: %j', (opener) => {
    const { dataset, style } = grownFrom(opener);
    expect([dataset['grows'], style.transformOrigin]).toEqual([undefined, '']);
  });
});
