import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NetworkDrawing, networkDrawing, type NetworkSpot } from '#rules/network-drawing.ts';
import { inReadingOrder, valueByKey } from '#ui/network-map/network-steps.ts';

const spot = (
  value: string,
  column: number,
  row: number,
  joinedTo: readonly string[] = [],
  around: string | null = null,
): NetworkSpot => ({ value, column, row, joinedTo, around });

const drawingOf = (...spots: readonly NetworkSpot[]): NetworkDrawing => {
  const drawing = networkDrawing(spots);
  if (drawing === null) throw new Error('nothing is drawn');
  return drawing;
};

const value = fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8');
const sane = fc.record({
  value,
  column: fc.integer({ min: 0, max: 39 }),
  row: fc.integer({ min: 0, max: 39 }),
  joinedTo: fc.array(value, { maxLength: 4 }),
  around: fc.option(value),
});
const odd = fc.record({
  value,
  column: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double()),
  row: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double()),
  joinedTo: fc.array(fc.oneof(value, fc.string()), { maxLength: 4 }),
  around: fc.option(fc.oneof(value, fc.string())),
});
const networks = fc.array(fc.oneof(sane, odd), { maxLength: 12 });

const rounded = (drawing: NetworkDrawing | null) =>
  drawing?.stations.map((each) => [each.value, each.x.toFixed(6), each.y.toFixed(6)]);

/** Runs a check on random networks that can be drawn. */
const always = (check: (drawing: NetworkDrawing, spots: readonly NetworkSpot[]) => void) =>
  fc.assert(
    fc.property(networks, (spots) => {
      const drawing = networkDrawing(spots);
      if (drawing !== null) check(drawing, spots);
    }),
    { numRuns: 500 },
  );

describe('the drawing of a network', () => {
  it('begins at the top left, half a cell before the first stations', () => {
    expect(drawingOf(spot('a', 3, 7, ['b']), spot('b', 5, 9))).toEqual({
      width: 3,
      height: 3,
      stations: [
        { value: 'a', x: 0.5, y: 0.5 },
        { value: 'b', x: 2.5, y: 2.5 },
      ],
      lines: [{ ends: ['a', 'b'], from: { x: 0.5, y: 0.5 }, to: { x: 2.5, y: 2.5 } }],
      rings: [],
    });
  });

  it('has a line one time if both stations name each other, and no line to the same or an unknown station', () => {
    const { lines } = drawingOf(spot('b', 0, 0, ['a', 'a', 'b', 'z']), spot('a', 1, 0, ['b']));
    expect(lines.map(({ ends }) => ends)).toEqual([['a', 'b']]);
  });

  it('has a ring through the station that names the centre; a line starts at the nearest point of the ring', () => {
    const { rings, lines, width, height } = drawingOf(
      spot('centre', 2, 2),
      spot('ring', 2, 1, ['centre', 'east'], 'centre'),
      spot('east', 4, 2),
    );
    expect(rings).toEqual([{ value: 'ring', x: 1.25, y: 1.5, radius: 1 }]);
    expect([width, height]).toEqual([3.75, 2.75]);
    const to = (end: string) => lines.find(({ ends }) => ends.includes(end));
    expect(to('east')).toMatchObject({ from: { x: 3.25, y: 1.5 }, to: { x: 2.25, y: 1.5 } });
    expect(to('centre')).toMatchObject({ from: { x: 1.25, y: 1.5 }, to: { x: 1.25, y: 0.5 } });
  });

  it.each([
    ['around itself', 'ring'],
    ['around an unknown station', 'z'],
  ])('has a plain station instead of a ring %s', (_, around) => {
    const { rings, stations } = drawingOf(spot('a', 0, 0), spot('ring', 1, 0, ['a'], around));
    expect(rings).toEqual([]);
    expect(stations).toHaveLength(2);
  });

  it('leaves out the second station at a position, and a station whose position is not in whole numbers', () => {
    const { stations, lines } = drawingOf(
      spot('a', 0, 0, ['c']),
      spot('b', 1, 1, ['c']),
      spot('c', 0, 0),
      spot('d', Number.NaN, 0),
      spot('e', 0.5, 2),
      spot('b', 5, 5),
    );
    expect(stations.map((each) => each.value)).toEqual(['a', 'b']);
    expect(lines).toEqual([]);
  });

  it.each([
    ['no station', []],
    ['one station', [spot('a', 0, 0)]],
    ['all stations at the same position', [spot('a', 1, 1), spot('b', 1, 1), spot('c', 1, 1)]],
    ['stations too far apart', [spot('a', 0, 0), spot('b', 60, 0)]],
    ['a ring that is too large', [spot('a', 0, 0), spot('b', 0, 30, [], 'a')]],
  ])('is null for %s', (_, spots) => {
    expect(networkDrawing(spots)).toBeNull();
  });

  it('accepts negative positions', () => {
    expect(drawingOf(spot('a', -2, -1), spot('b', -1, 4)).stations).toEqual([
      { value: 'a', x: 0.5, y: 0.5 },
      { value: 'b', x: 1.5, y: 5.5 },
    ]);
  });

  it('never has two stations closer than a cell, nor a station at the edge', () => {
    always(({ stations, width, height }) => {
      for (const [index, one] of stations.entries()) {
        expect(Math.min(one.x, one.y, width - one.x, height - one.y)).toBeGreaterThanOrEqual(0.5 - 1e-9);
        for (const other of stations.slice(index + 1)) {
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(1 - 1e-9);
        }
      }
    });
  });

  it('has at each end of a line its station, or the ring of this station', () => {
    always(({ stations, rings, lines }) => {
      for (const { ends, from, to } of lines) {
        for (const [end, point] of [
          [ends[0], from],
          [ends[1], to],
        ] as const) {
          const at = stations.find((station) => station.value === end);
          const ring = rings.find((each) => each.value === end);
          const off = (x = 0, y = 0) => Math.hypot(point.x - x, point.y - y);
          expect(at).toBeDefined();
          const isThere = off(at?.x, at?.y) < 1e-6;
          const isOnRing = ring !== undefined && Math.abs(off(ring.x, ring.y) - ring.radius) < 1e-6;
          expect(isThere || isOnRing).toBe(true);
        }
      }
    });
  });

  it('lies within its own size', () => {
    always(({ width, height, rings, lines }) => {
      const points = lines.flatMap(({ from, to }) => [from, to]);
      for (const { x, y } of points) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
      }
      for (const { x, y, radius } of rings) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(radius);
      }
    });
  });

  it('is the same for the same network, and for a network that is shifted as a whole', () => {
    always((drawing, spots) => {
      expect(networkDrawing(structuredClone(spots))).toEqual(drawing);
    });
    fc.assert(
      fc.property(fc.array(sane, { maxLength: 8 }), fc.integer({ min: -20, max: 20 }), (spots, by) => {
        const moved = spots.map((each) => ({ ...each, column: each.column + by, row: each.row - by }));
        const [one, other] = [networkDrawing(spots), networkDrawing(moved)];
        expect(rounded(other)).toEqual(rounded(one));
        expect(other?.lines.map(({ ends }) => ends)).toEqual(one?.lines.map(({ ends }) => ends));
      }),
    );
  });
});

describe('an arrow key', () => {
  const { stations } = drawingOf(spot('a', 0, 0), spot('b', 2, 0), spot('c', 1, 1), spot('d', 2, 1));

  it.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowRight', 'c'],
    ['c', 'ArrowLeft', 'b'],
    ['b', 'ArrowDown', 'd'],
    ['d', 'ArrowUp', 'b'],
    ['a', 'ArrowDown', 'c'],
    ['d', 'ArrowRight', 'z'],
    ['z', 'ArrowDown', 'a'],
    ['a', 'ArrowUp', 'z'],
    ['z', 'ArrowLeft', 'd'],
  ])('moves from %s by %s to %s', (from, key, to) => {
    expect(valueByKey(stations, ['z'], from, key)).toBe(to);
  });

  it('is the only kind of key that moves', () => {
    expect(valueByKey(stations, [], 'a', 'Tab')).toBeNull();
    expect(valueByKey([], [], 'a', 'ArrowUp')).toBeNull();
  });

  it('reaches every choice by repeated presses, and the opposite key goes back', () => {
    const back = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight', ArrowDown: 'ArrowUp', ArrowUp: 'ArrowDown' };
    always((drawing) => {
      const others = ['z', 'y'];
      const all = [...drawing.stations.map((station) => station.value), ...others];
      for (const [key, opposite] of Object.entries(back)) {
        const reached = new Set<string>();
        let at = all[0] ?? '';
        for (const _ of all) {
          reached.add(at);
          const next = valueByKey(drawing.stations, others, at, key) ?? '';
          expect(valueByKey(drawing.stations, others, next, opposite)).toBe(at);
          at = next;
        }
        expect(reached).toEqual(new Set(all));
      }
    });
  });

  it('follows the reading order of the stations', () => {
    expect(inReadingOrder(stations.toReversed()).map((station) => station.value)).toEqual(['a', 'b', 'c', 'd']);
  });
});
