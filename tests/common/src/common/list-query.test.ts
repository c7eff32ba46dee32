import { describe, expect, it } from 'vitest';
import { chosenValues, pagingOf, stateIdsOf, textFilter } from '#common/list-table/list.actors.ts';

const query = (filters: Readonly<Record<string, string | readonly string[]>>) => ({
  limit: 10,
  offset: 20,
  sortBy: 'price',
  sortDesc: true,
  filters,
});
const states = ['PAID', 'UNPAID', 'CANCELLED'] as const;

describe('the query of a list', () => {
  it('requests a page, sorted by a column that the server knows', () => {
    expect(pagingOf(query({}), { sortColumns: ['number', 'price'] })).toEqual({
      limit: 10,
      offset: 20,
      sortBy: 'price',
      sortDesc: true,
    });
    expect(pagingOf(query({}), { sortColumns: ['number'] })).toEqual({ limit: 10, offset: 20 });
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    [[], undefined],
    ['UNPAID', ['UNPAID']],
    ['UNKNOWN', undefined],
    [
      ['CANCELLED', 'UNKNOWN', 'PAID'],
      ['PAID', 'CANCELLED'],
    ],
  ] as const)('contains only the known values of a filter: %j becomes %j', (state, chosen) => {
    expect(chosenValues(query(state === undefined ? {} : { state }), 'state', states)).toEqual(chosen);
  });

  it('contains states by their ids', () => {
    const ids = { PAID: 7, UNPAID: 2, CANCELLED: 3 };
    expect(stateIdsOf(query({ state: ['PAID', 'CANCELLED'] }), ids)).toEqual({ stateIds: [7, 3] });
    expect(stateIdsOf(query({}), ids)).toEqual({});
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    [['2026-11-20'], undefined],
    ['2026-11-20', '2026-11-20'],
  ])('contains the text of a filter that can have only one text: %j becomes %j', (date, text) => {
    expect(textFilter(query(date === undefined ? {} : { date }), 'date')).toBe(text);
  });
});
