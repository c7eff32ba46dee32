import { expect, test } from 'vitest';
import { colours } from '#brands/default.json' with { type: 'json' };
import { networkDrawing, type NetworkSpot } from '#rules/network-drawing.ts';
import { drawNetwork } from '#server/reference-data/network-picture/draw-network.ts';

const spot = (
  value: string,
  column: number,
  joinedTo: readonly string[],
  around: string | null = null,
): NetworkSpot => ({ value, column, row: 0, joinedTo, around });
const drawing = networkDrawing([spot('10', 0, []), spot('20', 1, ['10', '30']), spot('30', 2, [])]);
const palette = { ...colours, primarySystem: '#0e2e4d', secondarySystem: '#f5b301' };
const marked = (svg: string) =>
  [...svg.matchAll(/<circle cx="([^"]*)"[^>]* fill="([^"]*)"/g)].map(([, x, fill]) => [x, fill]);

test('the station with the most lines has the second colour of the brand', () => {
  expect(marked(drawNetwork(drawing, palette))).toEqual([['1.5', '#f5b301']]);
});

test('the station within a ring has it, even if another one has more lines', () => {
  const ringed = networkDrawing([
    spot('10', 0, []),
    spot('20', 1, ['10', '30']),
    spot('30', 2, []),
    spot('40', 3, [], '30'),
  ]);
  const centre = ringed?.rings[0]?.x ?? null;
  expect(marked(drawNetwork(ringed, palette))).toEqual([[String(centre), '#f5b301']]);
});

test('a second colour that cannot be told from the background is not used', () => {
  const alike = { ...palette, secondarySystem: '#12324f' };
  expect(marked(drawNetwork(drawing, alike))).toEqual([['1.5', '#ffffff']]);
});

test('a network without a map is an empty picture', () => {
  expect(drawNetwork(networkDrawing([]), palette)).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
});
