import { describe, expect, test } from 'vitest';
import { pageOf } from '#server/platform/lists/page-of.ts';

const rows = [
  { id: 4, name: 'Zóna 10', price: 100 },
  { id: 2, name: 'Chata', price: 1000 },
  { id: 3, name: 'Zóna 2', price: 99 },
  { id: 1, name: 'Dům', price: 100 },
];
type Query = Parameters<typeof pageOf>[1];

const page = (query: Partial<Query>, locale: 'cs' | 'en' = 'cs') =>
  pageOf(
    rows,
    { limit: 25, offset: 0, ...query },
    locale,
    (row, column) => (column === 'price' ? row.price : row.name),
    'name',
  );
const idsOf = (query: Partial<Query>, locale?: 'cs' | 'en') => page(query, locale).items.map(({ id }) => id);

describe('a short list', () => {
  test('is sorted by its default column, with numbers in names sorted by value', () => {
    expect(idsOf({}, 'en')).toEqual([2, 1, 3, 4]);
  });

  test('is sorted by the alphabet of sortLocale, or else of the answer’s language', () => {
    expect(idsOf({})).toEqual([1, 2, 3, 4]);
    expect(idsOf({ sortLocale: 'en' })).toEqual([2, 1, 3, 4]);
    expect(idsOf({ sortLocale: 'CS-CZ' }, 'en')).toEqual([1, 2, 3, 4]);
    expect(idsOf({ sortLocale: 'xx' }, 'en')).toEqual([2, 1, 3, 4]);
  });

  test('sorts equal rows by id, in the direction of the list', () => {
    expect(idsOf({ sortBy: 'price' })).toEqual([3, 1, 4, 2]);
    expect(idsOf({ sortBy: 'price', sortDesc: false })).toEqual([3, 1, 4, 2]);
    expect(idsOf({ sortBy: 'price', sortDesc: true })).toEqual([2, 4, 1, 3]);
  });

  test('has each row on exactly one page, and returns the number of all rows', () => {
    expect(page({ limit: 3 }).totalCount).toBe(4);
    expect([...idsOf({ limit: 3 }), ...idsOf({ limit: 3, offset: 3 })]).toEqual([1, 2, 3, 4]);
    expect(page({ offset: 9 })).toEqual({ items: [], totalCount: 4 });
  });
});
