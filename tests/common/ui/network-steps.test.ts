import { expect, it } from 'vitest';
import { inReadingOrder, valueByKey } from '#ui/network-map/network-steps.ts';

const stations = [
  { value: 'd', x: 2, y: 1 },
  { value: 'b', x: 2, y: 0 },
  { value: 'c', x: 0, y: 1 },
  { value: 'a', x: 0, y: 0 },
];

it('the reading order of stations is row by row', () => {
  expect(inReadingOrder(stations).map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  ['ArrowRight', ['b', 'c', 'd', 'all', 'other', 'a']],
  ['ArrowLeft', ['other', 'all', 'd', 'c', 'b', 'a']],
  ['ArrowDown', ['c', 'b', 'd', 'all', 'other', 'a']],
  ['ArrowUp', ['other', 'all', 'd', 'b', 'c', 'a']],
])('%s visits all stations and the choices below them, and returns to the first station', (key, way) => {
  const taken: string[] = [];
  while (taken.length < way.length) {
    const next = valueByKey(stations, ['all', 'other'], taken.at(-1) ?? 'a', key);
    taken.push(next ?? 'nowhere');
  }
  expect(taken).toEqual(way);
});

it('another key does not move', () => {
  expect(valueByKey(stations, [], 'a', 'Enter')).toBeNull();
});
