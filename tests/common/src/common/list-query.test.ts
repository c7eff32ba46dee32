import { describe, expect, it } from 'vitest';
import { chosenValues, pagingOf, textFilter, withStateIds } from '#common/list-table/list.actors.ts';
import { eshopOrderStatesList } from '#contract/endpoints/enumerations.ts';
import { recordingShop } from '../support/recording-shop.ts';

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

  it('contains states by the ids of the back end, for which it is asked only if a state is chosen', async () => {
    const values = [
      { id: 71, name: 'CANCELLED', displayName: '' },
      { id: 13, name: 'PAID', displayName: '' },
    ];
    const { shop, calls } = recordingShop({ eshopOrderStates: values });
    const asked = (filters: Parameters<typeof query>[0]) =>
      withStateIds(shop, { query: query(filters), states, endpoint: eshopOrderStatesList }, (sent) =>
        Promise.resolve(sent),
      );
    expect(await asked({})).toEqual({});
    expect(calls).toEqual([]);
    expect(await asked({ state: ['PAID', 'CANCELLED'] })).toEqual({ stateIds: [13, 71] });
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
