import { describe, expect, it } from 'vitest';
import type { Order, OrderItem } from '#contract/entities/order.ts';
import { aheadOf, hasValidTicket } from '#machines/purchase/order/order-ahead.ts';
import { paidOrder, pendingOrder } from '../views/order.samples.ts';

const [sample] = pendingOrder.items;
if (sample === undefined) throw new Error('the sample has no item');
const ticketOf = (from: string, to: string, cancelled = false): OrderItem => ({
  ...sample,
  cancelled,
  payload: { ticketFareValidFrom: from, ticketFareValidTo: to },
});
const topUp: OrderItem = { ...sample, payload: {} };
const today = '2026-11-21';
const now = ticketOf(today, '2026-12-20');
const later = ticketOf('2026-12-21', '2027-01-19');
const textsOf = (order: Order) =>
  aheadOf(order, today).map((one) => ('day' in one ? `${one.step} ${one.day} ${String(one.count)}` : one.step));

describe('the steps of an order that are still ahead (PAY-13)', () => {
  it.each<readonly [string, Order, readonly string[]]>([
    ['not paid', { ...pendingOrder, items: [topUp] }, ['pay', 'deliver']],
    ['paid', { ...paidOrder, delivered: false, items: [topUp] }, ['deliver']],
    ['delivered', { ...paidOrder, items: [topUp] }, []],
    ['with a ticket from today', { ...paidOrder, items: [now] }, ['validTo 2026-12-20 1']],
    [
      'with tickets of two times',
      { ...paidOrder, items: [later, now, later] },
      ['validFrom 2026-12-21 2', 'validTo 2026-12-20 1', 'validTo 2027-01-19 2'],
    ],
    ['with an expired ticket', { ...paidOrder, items: [ticketOf('2026-10-01', '2026-11-20')] }, []],
    ['with a cancelled ticket', { ...paidOrder, items: [ticketOf(today, today, true)] }, []],
    ['that has ended', { ...pendingOrder, state: { ...pendingOrder.state, name: 'CANCELLED' }, items: [now] }, []],
  ])('%s', (_, order, steps) => expect(textsOf(order)).toEqual(steps));
});

describe('whether a ticket of an order is valid today', () => {
  it.each<readonly [string, Order, boolean]>([
    ['from today', { ...paidOrder, items: [topUp, now] }, true],
    ['on its last day', { ...paidOrder, items: [ticketOf('2026-11-01', today)] }, true],
    ['later', { ...paidOrder, items: [later] }, false],
    ['earlier', { ...paidOrder, items: [ticketOf('2026-10-01', '2026-11-20')] }, false],
    ['cancelled', { ...paidOrder, items: [ticketOf(today, today, true)] }, false],
    ['not delivered', { ...paidOrder, delivered: false, items: [now] }, false],
    ['not paid', { ...pendingOrder, delivered: true, items: [now] }, false],
    ['a top-up', { ...paidOrder, items: [topUp] }, false],
  ])('%s', (_, order, valid) => expect(hasValidTicket(order, today)).toBe(valid));
});
