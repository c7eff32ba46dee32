import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineRefusalsOf, toLineMetadata } from '#rules/line-refusals.ts';

const refusal = fc.record({
  cardId: fc.integer({ min: 1, max: 2_147_483_647 }),
  name: fc.constantFrom('PRICE_CHANGED', 'TICKET_FARE_COLLISION', 'NOT_FOUND'),
  metadata: fc.dictionary(
    fc.constantFrom('price', 'cardValidTo', 'heldTicketValidTo'),
    fc.oneof(fc.integer(), fc.constant('2026-12-01')),
    { noNullPrototype: true },
  ),
});

describe('the refusals of several lines in the metadata of one error (FAM-05)', () => {
  it('are read as they were written', () => {
    expect(toLineMetadata([{ cardId: 11, name: 'PRICE_CHANGED', metadata: { price: 60_000 } }])).toEqual({
      '11.name': 'PRICE_CHANGED',
      '11.price': 60_000,
    });
    fc.assert(
      fc.property(fc.uniqueArray(refusal, { selector: ({ cardId }) => cardId }), (refusals) => {
        const read = lineRefusalsOf(toLineMetadata(refusals));
        const byCard = (one: { readonly cardId: number }, other: { readonly cardId: number }) =>
          one.cardId - other.cardId;
        expect(read.toSorted(byCard)).toEqual(refusals.toSorted(byCard));
      }),
    );
  });

  it('are not read from other metadata', () => {
    expect(lineRefusalsOf({ price: 5, 'x.name': 'NOT_FOUND', '12.price': 5 })).toEqual([]);
  });
});
