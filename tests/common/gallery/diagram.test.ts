import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { chartOf, labelOf, statesOf } from '#gallery/chart.ts';
import type { ChartState } from '#gallery/chart.ts';
import { coverageOf } from '#gallery/coverage.ts';
import { arrange } from '#gallery/diagram/arrange.ts';
import type { Arrangement, Rectangle } from '#gallery/diagram/arrangement.ts';
import { drawDiagram } from '#gallery/diagram/draw.ts';
import { overlap } from '#gallery/diagram/geometry.ts';
import { wrap } from '#gallery/diagram/text-size.ts';
import { readFlows } from '#gallery/flows.ts';
import { crossedWords } from './crossed-words.ts';

/** The package has no type declarations. */
type Jsdom = { readonly JSDOM: new () => { readonly window: { readonly DOMParser: typeof DOMParser } } };
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

/**
 * The machines that are hardest to draw. Together they contain every kind of transition. The lines to the children of
 * `logIns`, `photo` and `ticketFare` leave little space for the text of their parents.
 */
const drawn = new Set(['cart', 'list', 'logIns', 'payment', 'photo', 'session', 'ticketFare']);
/** In pixels. The texts of a wider diagram are too small when it is scaled to a page of 1440 pixels. */
const widest = 1600;

const flows = (await readFlows()).filter(({ name }) => drawn.has(name));
const noReports = { view: null, browser: null, mutation: null };

const placeOf = ({ places }: Arrangement, id: string): Rectangle => {
  const place = places.get(id);
  if (place === undefined) throw new Error(`the arrangement has no place for ${id}`);
  return place;
};

const contains = (outer: Rectangle, inner: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const clashes = (rectangles: readonly Rectangle[]): number =>
  rectangles.filter((one, index) => rectangles.slice(index + 1).some((other) => overlap(one, other))).length;

const childProblems = (arrangement: Arrangement, { id, children }: ChartState): string[] =>
  children
    .filter((child) => !contains(placeOf(arrangement, id), placeOf(arrangement, child.id)))
    .map((child) => child.id);

describe.each(flows)('the diagram of $name', async ({ machine }) => {
  const chart = chartOf(machine);
  const arrangement = await arrange(chart);
  const states = statesOf(chart.root);
  const leaves = states.filter(({ children }) => children.length === 0).map(({ id }) => placeOf(arrangement, id));
  const labels = arrangement.lines.flatMap(({ label }) => label ?? []);
  const svg = String(await drawDiagram(chart, arrangement, coverageOf([], null, noReports), 'A diagram'));

  it('draws every state inside its parent', () =>
    expect(states.flatMap((state) => childProblems(arrangement, state))).toEqual([]));

  it('draws no state over another state', () => expect(clashes(leaves)).toBe(0));

  it('draws no label over another label or over a state', () => {
    expect(clashes(labels)).toBe(0);
    expect(labels.filter((label) => leaves.some((leaf) => overlap(label, leaf)))).toEqual([]);
  });

  it('draws no line through a word', () => expect(crossedWords(svg, arrangement)).toEqual([]));

  it('is at most 1600 pixels wide, so that it can be read', () => expect(arrangement.width).toBeLessThan(widest));

  it('has its initial state at the top or at the left', () => {
    const first = placeOf(arrangement, chart.root.initial ?? '');
    const siblings = chart.root.children.map(({ id }) => placeOf(arrangement, id));
    expect(siblings.every(({ x, y }) => x >= first.x || y >= first.y)).toBe(true);
  });

  it('shows every named transition', () => {
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text\s*>/g)].map(([, text = '']) => text.replace(' ↻', ''));
    for (const transition of chart.transitions) expect(texts).toContain(labelOf(transition));
    const shown = svg.match(/class="[^"]*\breach-0\b/g) ?? [];
    expect(shown.length).toBe(chart.transitions.length);
  });

  it('names every state and transition for the live flow map, as well-formed XML', () => {
    const { window } = new JSDOM();
    const { documentElement } = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(documentElement.nodeName).toBe('svg');
    const valuesOf = (attribute: string) =>
      new Set([...documentElement.querySelectorAll(`[${attribute}]`)].map((part) => part.getAttribute(attribute)));
    expect(valuesOf('data-state')).toEqual(new Set(states.map(({ id }) => id)));
    expect(valuesOf('data-transition')).toEqual(new Set(chart.transitions.map(({ name }) => name)));
    // The live flow map adds its marks to these elements.
    const framed = [...documentElement.querySelectorAll('[data-state] > .frame')];
    expect(framed.map((frame) => frame.parentElement?.getAttribute('data-state'))).toEqual(states.map(({ id }) => id));
  });

  it('ends every line at the border of its target', () => {
    for (const { id, points } of arrangement.lines) {
      const bundle = arrangement.bundles.find((one) => one.id === id);
      const tip = points.at(-1);
      if (bundle === undefined || tip === undefined) continue;
      const { x, y, width, height } = placeOf(arrangement, bundle.target);
      const onSide = Math.min(Math.abs(tip.x - x), Math.abs(tip.x - x - width)) < 1;
      const onEdge = Math.min(Math.abs(tip.y - y), Math.abs(tip.y - y - height)) < 1;
      expect(onSide || onEdge, id).toBe(true);
    }
  });
});

describe('wrapping of a text', () => {
  it('breaks at spaces and keeps every word', () => {
    const lines = wrap('one two three four', 12, 60);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('one two three four');
  });

  it('does not break a word that is longer than a line', () =>
    expect(wrap('unbreakable', 12, 10)).toEqual(['unbreakable']));
});
