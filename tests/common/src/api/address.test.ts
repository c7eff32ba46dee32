import { describe, expect, it } from 'vitest';
import { pathOf, searchOf } from '#api/address.ts';

describe('the address of a call', () => {
  it('has each parameter in its place in the path, percent-encoded', () => {
    expect(pathOf('/orders/:id/items/:name', { id: 7, name: 'a/b č' })).toBe('/orders/7/items/a%2Fb%20%C4%8D');
  });

  it.each([
    ['text', { sortBy: 'number' }, 'sortBy=number'],
    ['a number, 0 included', { limit: 25, offset: 0 }, 'limit=25&offset=0'],
    ['a boolean, false included', { sortDesc: true, counterSale: false }, 'sortDesc=true&counterSale=false'],
    [
      'a list as the same parameter for each of its members',
      { stateIds: [1, 'x', 3] },
      'stateIds=1&stateIds=x&stateIds=3',
    ],
    ['nothing for an empty list, null or undefined', { a: [], b: null, c: undefined }, ''],
    ['nothing for members of a list that are neither text, number nor boolean', { a: [null, undefined, {}] }, ''],
  ])('contains in its query %s', (_what, query, search) => {
    expect(searchOf(query).toString()).toBe(search);
  });

  it('has no query if the call has none', () => {
    expect(searchOf(undefined).size).toBe(0);
  });
});
