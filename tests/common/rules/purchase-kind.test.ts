import { expect, it } from 'vitest';
import type { OrderItemType } from '#contract/enumerations.ts';
import { purchaseKindOf } from '#rules/purchase-kind.ts';

const kindOf = (...types: readonly OrderItemType[]) =>
  purchaseKindOf(types.map((type) => ({ type, cancelled: false })));

it.each<[string, readonly OrderItemType[]]>([
  ['TICKETS', ['TICKET_FARE']],
  ['TICKETS', ['PAK_TICKET_FARE', 'TICKET_FARE', 'ROUNDING']],
  ['TOP_UP', ['ELECTRONIC_WALLET']],
  ['TICKETS_AND_TOP_UP', ['TICKET_FARE', 'ELECTRONIC_WALLET']],
  ['CARD', ['FEE', 'ROUNDING']],
  ['RECLAMATION', ['RECLAMATION']],
  ['CARD_AND_MORE', ['FEE', 'TICKET_FARE']],
  ['CARD_AND_MORE', ['RECLAMATION', 'FEE']],
  ['OTHER', ['TICKET_FARE', 'RECLAMATION']],
  ['OTHER', ['PRODUCT']],
  ['OTHER', []],
])('an order is of the kind %s: %j (PAY-13)', (kind, types) => {
  expect(kindOf(...types)).toBe(kind);
});

it('cancelled items of an order are ignored (PAY-13)', () => {
  const items = [
    { type: 'FEE', cancelled: true },
    { type: 'TICKET_FARE', cancelled: false },
  ] as const;
  expect(purchaseKindOf(items)).toBe('TICKETS');
});
