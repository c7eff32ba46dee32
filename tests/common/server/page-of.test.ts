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
  test('is sorted by its default column, and numbers within names as numbers', () => {
    expect(idsOf({}, 'en')).toEqual([2, 1, 3, 4]);
  });

  test('has the alphabet of sortLocale, else that of the answer’s language', () => {
    expect(idsOf({})).toEqual([1, 2, 3, 4]);
    expect(idsOf({ sortLocale: 'en' })).toEqual([2, 1, 3, 4]);
    expect(idsOf({ sortLocale: 'CS-CZ' }, 'en')).toEqual([1, 2, 3, 4]);
    expect(idsOf({ sortLocale: 'xx' }, 'en')).toEqual([2, 1, 3, 4]);
  });

  test('has equal rows by id, in the direction of the list', () => {
    expect(idsOf({ sortBy: 'price' })).toEqual([3, 1, 4, 2]);
    expect(idsOf({ sortBy: 'price', sortDesc: false })).toEqual([3, 1, 4, 2]);
    expect(idsOf({ sortBy: 'price', sortDesc: true })).toEqual([2, 4, 1, 3]);
  });

  test('has on its pages each row once, and says how many rows there are', () => {
    expect(page({ limit: 3 }).totalCount).toBe(4);
    expect([...idsOf({ limit: 3 }), ...idsOf({ limit: 3, offset: 3 })]).toEqual([1, 2, 3, 4]);
    expect(page({ offset: 9 })).toEqual({ items: [], totalCount: 4 });
  });
});
