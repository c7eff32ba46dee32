import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { order } from '#contract/endpoints/orders.ts';
import { ours, unspecified } from '#contract/ours.ts';
import { specifiedAnswer } from '#server/platform/http/specified-answer.ts';

const Row = v.object({ id: v.number(), note: v.optional(v.string()), extra: ours(v.boolean(), false) });
const row = { id: 1, note: 'a', extra: true };
const plain = { id: 1, note: 'a' };

describe('the answer of a server that offers no extension (CAL-03)', () => {
  it.each([
    ['an object', Row, row, plain],
    ['a list', v.array(Row), [row], [plain]],
    ['a page of rows', v.object({ items: v.array(Row) }), { items: [row] }, { items: [plain] }],
    [
      'nullable parts',
      v.object({ row: v.nullable(Row), none: v.nullable(Row) }),
      { row, none: null },
      { row: plain, none: null },
    ],
    ['variants', v.variant('id', [Row, v.object({ id: v.literal('a') })]), row, plain],
    ['an answer that the specification does not show', unspecified(Row), row, null],
    ['a number', v.number(), 1, 1],
  ])('leaves out the fields that we have added: %s', (_what, schema, answer, expected) => {
    expect(specifiedAnswer(schema, answer)).toEqual(expected);
  });

  it('keeps what the specification names in an order', () => {
    const shown = { id: 1, number: 2, price: 3, delivered: true, history: [], items: [{ id: 4, cardNumber: null }] };
    expect(specifiedAnswer(order.response, shown)).toEqual({ id: 1, number: 2, price: 3, items: [{ id: 4 }] });
  });

  it('takes the same from an answer with and without these fields, if they have their defaults', () => {
    const read = v.parse(Row, plain);
    expect(read).toEqual({ ...plain, extra: false });
    expect(v.parse(unspecified(Row), { other: true })).toBeNull();
  });
});
