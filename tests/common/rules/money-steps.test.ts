import { describe, expect, it } from 'vitest';
import type { OrderFacts } from '#rules/money-guards.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import { paymentTransitions } from '#rules/payment-transitions.ts';

const pending: OrderFacts = { state: 'PENDING', cancelReason: null, paymentType: 'BANK_CARD' };
const paid: OrderFacts = { ...pending, state: 'PAID' };
const expired: OrderFacts = { ...pending, state: 'CANCELLED', cancelReason: 'EXPIRED' };
const undelivered: OrderFacts = { ...pending, state: 'CANCELLED', cancelReason: 'UNDELIVERABLE' };
const invoice: OrderFacts = { ...pending, paymentType: 'INVOICE' };
const undeliveredInvoice: OrderFacts = { ...undelivered, paymentType: 'INVOICE' };

/**
 * Each step with everything that is stored: the order, the attempt (null = unchanged), the work that follows, and the
 * lines of the history.
 */
describe('the stored result of a step of an order', () => {
  it.each([
    ['nothing to pay', orderTransitions.nothingToPay(pending), paid, null, ['DELIVER_ORDER'], ['PAID']],
    ['nothing to pay, twice', orderTransitions.nothingToPay(paid), paid, null, [], []],
    ['expiring', orderTransitions.expire(pending, []), expired, null, [], ['EXPIRED']],
    ['delivery', orderTransitions.delivered(paid), paid, null, ['MAIL_ORDER_PAID'], ['DELIVERED']],
    ['delivery of an unpaid order', orderTransitions.delivered(pending), pending, null, [], []],
    [
      'failed delivery of an order paid by card',
      orderTransitions.undeliverable(paid, 'PAID'),
      undelivered,
      'REVERSING',
      ['REVERSE_PAYMENT'],
      ['CANCELLED'],
    ],
    [
      'failed delivery of an order paid by invoice',
      orderTransitions.undeliverable({ ...paid, paymentType: 'INVOICE' }, null),
      undeliveredInvoice,
      null,
      ['MAIL_ORDER_UNDELIVERED'],
      ['CANCELLED'],
    ],
    ['failed delivery of an unpaid order', orderTransitions.undeliverable(pending, 'PAID'), pending, 'PAID', [], []],
  ] as const)('is complete: %s', (_step, step, order, payment, work, lines) => {
    expect(step).toEqual({ order, payment, work, lines });
  });

  it.each([
    [
      'cancelling',
      orderTransitions.cancel(pending, 'BEGUN'),
      { ...pending, state: 'CANCELLED', cancelReason: 'CUSTOMER' },
      ['CANCELLED'],
      [],
    ],
    [
      'another payment type',
      orderTransitions.changePaymentType(pending, 'INVOICE', []),
      invoice,
      ['PAYMENT_TYPE_CHANGED'],
      [],
    ],
    [
      'a booked invoice',
      orderTransitions.bookInvoice(invoice),
      { ...invoice, state: 'PAID' },
      ['PAID'],
      ['DELIVER_ORDER'],
    ],
    [
      'a booked invoice of an expired order',
      orderTransitions.bookInvoice({ ...expired, paymentType: 'INVOICE' }),
      { ...expired, paymentType: 'INVOICE', state: 'PAID' },
      ['LATE_MONEY', 'PAID'],
      ['DELIVER_ORDER'],
    ],
    [
      'money returned by hand',
      orderTransitions.returnedByHand(undeliveredInvoice),
      { ...undeliveredInvoice, state: 'RETURNED' },
      ['RETURNED'],
      [],
    ],
  ] as const)('is complete: %s', (_step, step, order, lines, work) => {
    expect(step).toEqual({ order, payment: null, work, lines });
  });

  it('is complete: a new attempt', () => {
    expect(orderTransitions.openAttempt(pending, [])).toEqual({
      kind: 'OPENED',
      step: { order: pending, payment: 'CREATED', work: [], lines: ['ATTEMPT_BEGUN'] },
    });
  });

  it.each([
    ['an order by card', undelivered],
    ['an order by invoice that waits for its money', invoice],
    ['an order by invoice that its customer cancelled', { ...undeliveredInvoice, cancelReason: 'CUSTOMER' as const }],
    ['an order by invoice that is already returned', { ...undeliveredInvoice, state: 'RETURNED' as const }],
  ])('is only a refusal if the operator records that the money of %s was returned by hand', (_order, order) => {
    expect(orderTransitions.returnedByHand(order)).toEqual({ refusal: 'PAYMENT_NOT_REVERSIBLE' });
  });
});

describe('the stored result of a step of a payment attempt', () => {
  it.each(['CREATED', 'IN_PROGRESS'] as const)('is REJECTED if the shop gives up an attempt in %s', (payment) => {
    expect(paymentTransitions.giveUp({ order: pending, payment })).toEqual({
      order: pending,
      payment: 'REJECTED',
      work: [],
      lines: ['ATTEMPT_ENDED'],
    });
  });

  it('is FAILED if the gateway never created the attempt', () => {
    expect(paymentTransitions.fail({ order: pending, payment: 'CREATED' })).toEqual({
      order: pending,
      payment: 'FAILED',
      work: [],
      lines: ['ATTEMPT_ENDED'],
    });
  });

  it.each(['IN_PROGRESS', 'PAID', 'REJECTED', 'REVERSING'] as const)('is unchanged by a failure in %s', (payment) => {
    expect(paymentTransitions.fail({ order: pending, payment })).toEqual({
      order: pending,
      payment,
      work: [],
      lines: [],
    });
  });

  it('is CANCELLED if the gateway reports that the attempt ended without a charge', () => {
    expect(paymentTransitions.settle({ order: pending, payment: 'CREATED', report: 'CANCELLED' })).toEqual({
      order: pending,
      payment: 'CANCELLED',
      work: [],
      lines: ['ATTEMPT_ENDED'],
    });
  });

  it('is REVERSED if the money of the attempt was returned', () => {
    expect(
      paymentTransitions.reversed({ order: undelivered, payment: 'REVERSING', report: 'REVERSED', others: [] }),
    ).toEqual({
      order: { ...undelivered, state: 'RETURNED' },
      payment: 'REVERSED',
      work: ['MAIL_ORDER_RETURNED'],
      lines: ['RETURNED'],
    });
  });
});
