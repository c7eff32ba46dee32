import { assert, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isElsewhere, readAddress, writeAddress } from '#machines/common/list/list.address.ts';
import { pageSizes } from '#machines/common/list/list.query.ts';
import type { AddressFit, ListQuery } from '#machines/common/list/list.types.ts';

const start: ListQuery = { offset: 0, limit: 25, sortBy: 'number', sortDesc: true, filters: {} };
const states = ['PENDING', 'PAID', 'CANCELLED'] as const;
const columns = ['number', 'issued', 'price'] as const;
const days = ['', '1900-01-01', '2026-02-28', '2026-11-21'] as const;
const fits: AddressFit = {
  sortBy: columns,
  filters: { state: states, date: { latestDay: '2026-11-21' }, name: { longest: 8 } },
};

const read = (address: Readonly<Record<string, string>>) => readAddress(address, start, fits);
const write = (change: Partial<ListQuery>) => writeAddress({ ...start, ...change }, start, fits);

describe('the address of a list', () => {
  it('is empty for a list with its initial settings', () => expect(write({})).toEqual({}));

  it('contains only the settings that differ from the initial settings', () => {
    expect(write({ offset: 25, limit: 50, filters: { state: ['PAID'], date: '' } })).toEqual({
      limit: '50',
      offset: '25',
      state: 'PAID',
    });
    expect(write({ sortDesc: false, filters: { date: '2026-11-20' } })).toEqual({
      sortBy: 'number',
      sortDesc: 'false',
      date: '2026-11-20',
    });
  });

  it('is read as the list for which it was written', () => {
    const chosen = record({
      limit: constantFrom(...pageSizes),
      page: integer({ min: 0, max: 999 }),
      sortBy: constantFrom(...columns),
      sortDesc: constantFrom(true, false),
      state: shuffledSubarray([...states]),
      date: constantFrom(...days),
      name: constantFrom('', 'Dvořák', 'a.b', '26 0001'),
    });
    assert(
      property(chosen, ({ limit, page, sortBy, sortDesc, state, date, name }) => {
        const query = { offset: page * limit, limit, sortBy, sortDesc, filters: { state, date, name } };
        const again = read(writeAddress(query, start, fits));
        expect(again).toEqual({
          ...query,
          filters: { ...query.filters, state: states.filter((each) => state.includes(each)) },
        });
        expect(isElsewhere(writeAddress(query, start, fits), query, start, fits)).toBe(false);
      }),
    );
  });

  it.each([
    { sortBy: 'colour' },
    { sortBy: 'colour', sortDesc: 'false' },
    { sortDesc: 'perhaps' },
    { limit: '7' },
    { limit: '25.0' },
    { offset: '-25' },
    { offset: '30' },
    { offset: '1e3' },
    { offset: '99999999999' },
    { state: 'LOST' },
    { state: '__proto__' },
    { date: '2026-11-22' },
    { date: '2026-02-31' },
    { date: '1899-12-31' },
    { date: '2026-11-20.2026-11-21' },
    { fault: 'orders=error500' },
  ])('is ignored if it is not valid: %o', (address) => {
    expect(read(address)).toEqual({ ...start, filters: { state: [], date: '', name: '' } });
    expect(isElsewhere(address, start, start, fits)).toBe(false);
  });

  it('is used without its invalid parts', () => {
    expect(read({ sortBy: 'price', sortDesc: 'perhaps', limit: '10', offset: '20', state: 'LOST.PAID' })).toEqual({
      offset: 20,
      limit: 10,
      sortBy: 'price',
      sortDesc: true,
      filters: { state: ['PAID'], date: '', name: '' },
    });
  });

  it('is read with a long text cut at its limit', () =>
    expect(read({ name: 'Dvořáková' }).filters['name']).toBe('Dvořákov'));

  it('does not contain a day that is not allowed', () => {
    const query = { ...start, filters: { date: '2026-11-22' } };
    expect(writeAddress(query, start, fits)).toEqual({});
    expect(isElsewhere({}, query, start, fits)).toBe(false);
  });
});
