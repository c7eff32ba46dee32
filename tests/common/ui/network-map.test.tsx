// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { networkDrawing } from '#rules/network-drawing.ts';
import { NetworkMap } from '#ui/network-map/network-map.tsx';
import { show } from './render.tsx';

const spot = (
  value: string,
  column: number,
  row: number,
  joinedTo: readonly string[],
  around: string | null = null,
) => ({
  value,
  column,
  row,
  joinedTo,
  around,
});

const drawing = networkDrawing([
  spot('100', 1, 1, []),
  spot('101', 1, 0, ['100', '120'], '100'),
  spot('120', 3, 1, []),
  spot('130', 3, 0, ['101']),
]);

const choices = [
  { value: '100', sign: '100', name: '100 Lipany', aside: '550 Kč' },
  { value: '101', sign: '101', name: '101 Lipany-okolí', aside: '460 Kč' },
  { value: '120', sign: '120', name: '120 Javorná', aside: '360 Kč' },
  { value: '130', sign: '130', name: '130 Habrovice', aside: '300 Kč', obstacle: 'Not sold' },
  { value: '999', sign: '999', name: '999 Whole network', aside: '1 290 Kč' },
];

interface ZonesProps {
  readonly onChange?: (zone: string) => void;
  readonly chosen?: string | null;
  readonly busy?: boolean;
}

const ignore = () => undefined;

function Zones({ onChange = ignore, chosen = '100', busy }: ZonesProps) {
  const [zone, setZone] = useState(chosen);
  if (drawing === null) return null;
  return (
    <NetworkMap
      label="Zone"
      hint="Choose a zone"
      note="Pale zones are not sold"
      drawing={drawing}
      choices={choices}
      value={zone}
      onChange={(next) => {
        setZone(next);
        onChange(next);
      }}
      busy={busy}
    />
  );
}

const group = () => screen.getByRole('radiogroup', { name: 'Zone' });
const radios = () => within(group()).getAllByRole<HTMLInputElement>('radio');
const station = (name: RegExp) => within(group()).getByRole<HTMLInputElement>('radio', { name });
const chosen = () => radios().flatMap(({ checked, value }) => (checked ? value : []));
const caption = () => group().querySelector('p')?.textContent;

describe('the map of a network', () => {
  it('is one group of choices with names and prices in reading order; choices that are not on the map come last', () => {
    show(<Zones />);
    expect(radios().map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '101 Lipany-okolí, 460 Kč',
      '130 Habrovice, Not sold',
      '100 Lipany, 550 Kč',
      '120 Javorná, 360 Kč',
      '999 Whole network, 1 290 Kč',
    ]);
    expect(chosen()).toEqual(['100']);
    expect(station(/^130/).disabled).toBe(true);
    expect(screen.getByText('Pale zones are not sold')).toBeTruthy();
  });

  it('fades the lines to stations that cannot be chosen, and marks the chosen ring', async () => {
    const { user } = show(<Zones />);
    const marked = (selector: string, name: string) =>
      [...group().querySelectorAll(selector)].filter((each) => each.getAttribute(name) === 'true').length;
    expect(group().querySelectorAll('line')).toHaveLength(3);
    expect([marked('line', 'data-closed'), marked('circle', 'data-closed'), marked('circle', 'data-chosen')]).toEqual([
      1, 0, 0,
    ]);
    await user.click(station(/^101/));
    expect(marked('circle', 'data-chosen')).toBe(1);
  });

  it('accepts choices by pointer, on the map and below it', async () => {
    const onChange = vi.fn<(zone: string) => void>();
    const { user } = show(<Zones onChange={onChange} />);
    await user.click(station(/^120/));
    await user.click(screen.getByText('999 Whole network'));
    expect(onChange.mock.calls).toEqual([['120'], ['999']]);
    expect(chosen()).toEqual(['999']);
  });

  it('accepts choices by the arrow keys, which skip disabled stations', async () => {
    const { user } = show(<Zones />);
    await user.tab();
    expect(document.activeElement).toBe(station(/^100/));
    const after = async (key: string) => {
      await user.keyboard(key);
      expect((document.activeElement as HTMLInputElement).value).toBe(chosen()[0]);
      return chosen()[0];
    };
    expect(await after('{ArrowRight}')).toBe('120');
    expect(await after('{ArrowRight}')).toBe('999');
    expect(await after('{ArrowRight}')).toBe('101');
    expect(await after('{ArrowRight}')).toBe('100');
    expect(await after('{ArrowUp}')).toBe('101');
    expect(await after('{ArrowLeft}')).toBe('999');
    await user.tab();
    expect(group().contains(document.activeElement)).toBe(false);
  });

  it('shows name and price of the hovered or focused station, or else of the chosen station', async () => {
    const { user } = show(<Zones />);
    expect(caption()).toBe('100 Lipany550 Kč');
    const under = (value: string) => group().querySelector(`label:has([value="${value}"])`) ?? document.body;
    await user.hover(under('130'));
    expect(caption()).toBe('130 HabroviceNot sold');
    await user.unhover(under('130'));
    expect(caption()).toBe('100 Lipany550 Kč');
    await user.hover(under('999'));
    expect(caption()).toBe('100 Lipany550 Kč');
  });

  it('shows an instruction while no station is chosen', async () => {
    const { user } = show(<Zones chosen={null} />);
    expect(caption()).toBe('Choose a zone');
    await user.tab();
    expect(caption()).toBe('101 Lipany-okolí460 Kč');
    expect(chosen()).toEqual([]);
    await user.keyboard(' ');
    expect(chosen()).toEqual(['101']);
  });

  it('shows the former caption again after the focus has left', async () => {
    const { user } = show(<Zones chosen={null} />);
    await user.tab();
    expect(caption()).toBe('101 Lipany-okolí460 Kč');
    act(() => (document.activeElement as HTMLElement).blur());
    expect(caption()).toBe('Choose a zone');
  });

  it('keeps the arrow keys from scrolling the page, and does not block other keys', () => {
    show(<Zones />);
    const isLeft = ['ArrowRight', 'ArrowUp', 'Tab', 'a'].map((key) => fireEvent.keyDown(station(/^100/), { key }));
    expect(isLeft).toEqual([false, false, true, true]);
  });

  it('hides the caption, the numbers and the lines from screen readers, which get all data from the choices', () => {
    show(<Zones />);
    const hidden = [...group().querySelectorAll('[aria-hidden=true]')].map(({ textContent }) => textContent);
    expect(hidden).toEqual(['100 Lipany550 Kč', '', '101', '130', '100', '120']);
  });

  it('has the stations at the ends of their lines, and enough space for each sign', () => {
    show(<Zones />);
    const { width, height, stations } = drawing ?? { width: 0, height: 0, stations: [] };
    const picture = group().querySelector('svg');
    expect(picture?.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
    const canvas = picture?.parentElement?.style;
    expect([canvas?.aspectRatio, canvas?.minWidth, canvas?.maxWidth]).toEqual([
      `${width} / ${height}`,
      `${2.75 * width}rem`,
      `${4.25 * width}rem`,
    ]);
    const { x, y } = stations.find(({ value }) => value === '120') ?? { x: 0, y: 0 };
    const label = station(/^120/).closest('label')?.style;
    const places = [label?.left, label?.top, label?.width, label?.height].map((part) => Number.parseFloat(part ?? ''));
    const expected = [(100 * x) / width, (100 * y) / height, 100 / width, 100 / height];
    places.forEach((place, index) => expect(place).toBeCloseTo(expected[index] ?? Number.NaN, 3));
  });

  it('draws the lines and rings of its network', () => {
    show(<Zones />);
    const numbers = (part: string, ...names: readonly string[]) =>
      [...group().querySelectorAll(`svg ${part}`)].map((each) => names.map((name) => Number(each.getAttribute(name))));
    expect(numbers('line', 'x1', 'y1', 'x2', 'y2')).toEqual(
      drawing?.lines.map(({ from, to }) => [from.x, from.y, to.x, to.y]),
    );
    expect(numbers('circle', 'cx', 'cy', 'r')).toEqual(drawing?.rings.map(({ x, y, radius }) => [x, y, radius]));
  });

  it('scrolls itself until the chosen station is visible', () => {
    const size = (name: 'clientWidth' | 'clientHeight', length: number) =>
      vi.spyOn(Element.prototype, name, 'get').mockReturnValue(length);
    size('clientWidth', 200);
    size('clientHeight', 100);
    const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(200);
    const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(0);
    const scrolled = () => {
      show(<Zones chosen="120" />);
      const box = group().querySelector('svg')?.parentElement?.parentElement;
      const place = [box?.scrollLeft, box?.scrollTop];
      cleanup();
      return place;
    };
    expect(scrolled()).toEqual([0, 0]);
    left.mockReturnValue(201);
    expect(scrolled()).toEqual([101, 0]);
    left.mockReturnValue(0);
    top.mockReturnValue(130);
    expect(scrolled()).toEqual([0, 80]);
    vi.restoreAllMocks();
  });

  it('does not scroll to a station that is already visible, also after it has been scrolled', async () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
    const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(201);
    const { user } = show(<Zones chosen="120" />);
    const box = group().querySelector('svg')?.parentElement?.parentElement;
    for (const [name, place, scrolled] of [
      [/^101/, 250, 101],
      [/^120/, 302, 202],
      [/^101/, 201, 101],
    ] as const) {
      left.mockReturnValue(place);
      await user.click(station(name));
      expect(box?.scrollLeft).toBe(scrolled);
    }
    vi.restoreAllMocks();
  });

  it('has wider cells for longer signs', () => {
    if (drawing === null) throw new Error('expected a drawing');
    const wordy = choices.map((choice) => (choice.value === '120' ? { ...choice, sign: 'Javorná' } : choice));
    show(<NetworkMap label="Zone" hint="Choose" drawing={drawing} choices={wordy} value={null} onChange={ignore} />);
    const canvas = group().querySelector('svg')?.parentElement;
    const cells = [canvas?.style.minWidth, canvas?.style.maxWidth].map((width) => Number.parseFloat(width ?? ''));
    expect(cells.map((width) => Math.round((100 * width) / drawing.width) / 100)).toEqual([5.15, 5.15]);
  });

  it('accepts no choice while it is busy, and keeps the focus', async () => {
    const onChange = vi.fn<(zone: string) => void>();
    const { user } = show(<Zones onChange={onChange} busy />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.click(station(/^101/));
    expect(onChange).not.toHaveBeenCalled();
    expect(chosen()).toEqual(['100']);
    expect(station(/^100/).getAttribute('aria-disabled')).toBe('true');
    expect(group().contains(document.activeElement)).toBe(true);
  });
});
