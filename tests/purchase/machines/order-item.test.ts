import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OrderItem } from '#contract/entities/order.ts';
import { itemCardNumber, itemPerson } from '#machines/purchase/order/order-item.ts';

const item = {
  id: 1,
  type: 'FEE',
  customer: { firstName: 'Jana', lastName: 'Nováková' },
  name: 'Poplatek',
  description: null,
  price: 1,
  taxPercentage: 21,
  quantity: 1,
  totalPrice: 1,
  cancelled: false,
  payload: { cardNumber: '9203000000000017' },
};
const read = (more: object = {}) => v.parse(OrderItem, { ...item, ...more });

describe('the person and the card of an item of an order (ORD-01)', () => {
  it('are those that the back end tells, also if there are none', () => {
    const told = read({ customerFullName: 'Lenka Dvořáková', cardNumber: '1' });
    expect([itemPerson(told), itemCardNumber(told)]).toEqual(['Lenka Dvořáková', '1']);
    const none = read({ customerFullName: null, cardNumber: null });
    expect([itemPerson(none), itemCardNumber(none)]).toEqual([null, null]);
  });

  it('are those of the specified fields if the back end tells no others', () => {
    expect([itemPerson(read()), itemCardNumber(read())]).toEqual(['Jana Nováková', '9203000000000017']);
    const nobody = read({ customer: null, payload: {} });
    expect([itemPerson(nobody), itemCardNumber(nobody)]).toEqual([null, null]);
  });
});
