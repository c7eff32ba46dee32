import { describe, expect, it } from 'vitest';
import { cancelReasons, gatewayReports, orderStates, paymentStates, paymentTypes } from '#contract/enumerations.ts';
import type { GatewayReport, PaymentState } from '#contract/enumerations.ts';
import { moneyGuards } from '#rules/money-guards.ts';
import type { OrderFacts } from '#rules/money-guards.ts';
import { createOrderTransitions, orderTransitions } from '#rules/order-transitions.ts';
import { paymentOutcome } from '#rules/payment-outcome.ts';
import { createPaymentTransitions, paymentTransitions } from '#rules/payment-transitions.ts';

const orders: readonly OrderFacts[] = orderStates.flatMap((state) =>
  [null, ...cancelReasons].flatMap((cancelReason) =>
    paymentTypes.map((paymentType) => ({ state, cancelReason, paymentType })),
  ),
);
const pending: OrderFacts = { state: 'PENDING', cancelReason: null, paymentType: 'BANK_CARD' };
const expired: OrderFacts = { ...pending, state: 'CANCELLED', cancelReason: 'EXPIRED' };
const cancelled: OrderFacts = { ...pending, state: 'CANCELLED', cancelReason: 'CUSTOMER' };
const paid: OrderFacts = { ...pending, state: 'PAID' };
const settle = (order: OrderFacts, payment: PaymentState, report: GatewayReport) =>
  paymentTransitions.settle({ order, payment, report });

/** All combinations of an order, the state of its payment and a report of the gateway. */
const everySettlement = orders.flatMap((order) =>
  paymentStates.flatMap((payment) => gatewayReports.map((report) => ({ order, payment, report }))),
);

describe("the gateway's report", () => {
  it('that the money was paid makes a pending order PAID and starts its delivery one time', () => {
    expect(settle(pending, 'IN_PROGRESS', 'PAID')).toEqual({
      order: paid,
      payment: 'PAID',
      work: ['DELIVER_ORDER'],
      lines: ['PAID'],
    });
    expect(settle(paid, 'PAID', 'PAID')).toEqual({ order: paid, payment: 'PAID', work: [], lines: [] });
  });

  it('that the money was paid makes an expired order PAID, and records that the money was late', () => {
    const step = settle(expired, 'REJECTED', 'PAID');
    expect(step).toMatchObject({ order: { state: 'PAID', cancelReason: 'EXPIRED' }, payment: 'PAID' });
    expect(step.lines).toEqual(['LATE_MONEY', 'PAID']);
  });

  it.each([
    ['that the customer cancelled', cancelled],
    ['that is already paid', paid],
    ['whose money was returned', { ...cancelled, state: 'RETURNED' as const }],
    ['that could not be delivered', { ...cancelled, cancelReason: 'UNDELIVERABLE' as const }],
  ])('that the money was paid returns the money of an order %s', (_, order) => {
    expect(settle(order, 'CREATED', 'PAID')).toEqual({
      order,
      payment: 'REVERSING',
      work: ['REVERSE_PAYMENT'],
      lines: ['LATE_MONEY'],
    });
  });

  it('that the money was paid is recorded in every state of the attempt, but never twice', () => {
    for (const payment of paymentStates) {
      const isBooked = ['PAID', 'REVERSING', 'REVERSED'].includes(payment);
      expect(settle(pending, payment, 'PAID').order.state).toBe(isBooked ? 'PENDING' : 'PAID');
    }
  });

  it('about the end of an attempt ends only open attempts, and does not change the order', () => {
    for (const report of ['CANCELLED', 'REJECTED', 'REVERSED'] as const) {
      for (const payment of paymentStates) {
        const isOpen = payment === 'CREATED' || payment === 'IN_PROGRESS';
        expect(settle(pending, payment, report)).toMatchObject({ order: pending, payment: isOpen ? report : payment });
      }
    }
  });

  it('changes nothing if it is missing or says that the attempt is open', () => {
    for (const order of orders) {
      for (const payment of paymentStates) {
        for (const report of ['UNKNOWN', 'OPEN', 'BEGUN'] as const) {
          const step = settle(order, payment, report);
          expect(step).toMatchObject({ order, work: [], lines: [] });
          expect(step.payment).toBe(report === 'BEGUN' && payment === 'CREATED' ? 'IN_PROGRESS' : payment);
        }
      }
    }
  });

  it('never starts both a delivery and a return of money, in any state and for any report', () => {
    for (const settlement of everySettlement) {
      const { order, payment, work } = paymentTransitions.settle(settlement);
      expect(work.includes('DELIVER_ORDER') && work.includes('REVERSE_PAYMENT')).toBe(false);
      expect(work.includes('DELIVER_ORDER')).toBe(order.state === 'PAID' && settlement.order.state !== 'PAID');
      expect(work.includes('REVERSE_PAYMENT')).toBe(payment === 'REVERSING' && settlement.payment !== 'REVERSING');
    }
  });
});

describe('a return of money', () => {
  const reversed = (order: OrderFacts, report: GatewayReport, others: readonly PaymentState[] = []) =>
    paymentTransitions.reversed({ order, payment: 'REVERSING', report, others });

  it('is complete only when the gateway confirms it', () => {
    for (const report of gatewayReports) {
      expect(reversed(cancelled, report).payment).toBe(report === 'REVERSED' ? 'REVERSED' : 'REVERSING');
    }
  });

  it('makes a cancelled order RETURNED when all of its money is returned, but does not change a paid order', () => {
    expect(reversed(cancelled, 'REVERSED').order.state).toBe('RETURNED');
    expect(reversed(cancelled, 'REVERSED', ['REVERSING']).order.state).toBe('CANCELLED');
    expect(reversed(cancelled, 'REVERSED', ['REVERSED', 'REJECTED']).order.state).toBe('RETURNED');
    expect(reversed(paid, 'REVERSED', ['PAID']).order).toEqual(paid);
  });

  it('can be requested again only for money that is being returned or already returned', () => {
    expect(paymentStates.filter((state) => paymentTransitions.mayReverse(state))).toEqual(['REVERSING', 'REVERSED']);
  });
});

describe('an order', () => {
  it('can be paid by card while it is pending, by one attempt at a time', () => {
    expect(orderTransitions.openAttempt(pending, ['REJECTED', 'FAILED'])).toMatchObject({ kind: 'OPENED' });
    expect(orderTransitions.openAttempt(pending, ['REJECTED', 'IN_PROGRESS'])).toEqual({ kind: 'EXISTING' });
    expect(orderTransitions.openAttempt({ ...pending, paymentType: 'INVOICE' }, [])).toEqual({
      refusal: 'ORDER_NOT_PAYABLE',
    });
    for (const order of [paid, cancelled, expired]) {
      expect(orderTransitions.openAttempt(order, [])).toEqual({ refusal: 'ORDER_NOT_PENDING' });
    }
  });

  it('can be cancelled only while it is pending and the gateway answers', () => {
    expect(orderTransitions.cancel(pending, null)).toMatchObject({ order: cancelled, lines: ['CANCELLED'] });
    expect(orderTransitions.cancel(pending, 'BEGUN')).toMatchObject({ order: cancelled });
    expect(orderTransitions.cancel(pending, 'UNKNOWN')).toEqual({ refusal: 'PAYMENT_IN_PROGRESS' });
    expect(orderTransitions.cancel(paid, null)).toEqual({ refusal: 'ORDER_NOT_PENDING' });
  });

  it('expires while it is pending, but not during an open attempt', () => {
    expect(orderTransitions.expire(pending, ['REJECTED'])).toMatchObject({ order: expired, lines: ['EXPIRED'] });
    expect(orderTransitions.expire(pending, ['CREATED'])).toMatchObject({ order: pending, lines: [] });
    expect(orderTransitions.expire(paid, [])).toMatchObject({ order: paid, lines: [] });
  });

  it('becomes paid when its invoice is recorded as paid, also after it has expired', () => {
    const invoice: OrderFacts = { ...pending, paymentType: 'INVOICE' };
    expect(orderTransitions.bookInvoice(invoice)).toMatchObject({ order: { state: 'PAID' }, work: ['DELIVER_ORDER'] });
    expect(orderTransitions.bookInvoice({ ...expired, paymentType: 'INVOICE' })).toMatchObject({
      order: { state: 'PAID' },
      lines: ['LATE_MONEY', 'PAID'],
    });
    expect(orderTransitions.bookInvoice(pending)).toEqual({ refusal: 'ORDER_NOT_PAYABLE' });
    expect(orderTransitions.bookInvoice({ ...invoice, state: 'PAID' })).toEqual({ refusal: 'ORDER_NOT_PENDING' });
  });

  it('changes its payment type only without an open attempt', () => {
    expect(orderTransitions.changePaymentType(pending, 'INVOICE', ['REJECTED'])).toMatchObject({
      order: { paymentType: 'INVOICE' },
    });
    expect(orderTransitions.changePaymentType(pending, 'INVOICE', ['CREATED'])).toEqual({
      refusal: 'PAYMENT_IN_PROGRESS',
    });
    expect(orderTransitions.changePaymentType(paid, 'INVOICE', [])).toEqual({ refusal: 'ORDER_NOT_PENDING' });
  });

  it('is delivered with the right mail; if it cannot be delivered, its money is returned', () => {
    expect(orderTransitions.delivered(paid).work).toEqual(['MAIL_ORDER_PAID']);
    expect(orderTransitions.delivered({ ...paid, cancelReason: 'EXPIRED' }).work).toEqual(['MAIL_ORDER_LATE']);
    expect(orderTransitions.undeliverable(paid, 'PAID')).toMatchObject({
      order: { state: 'CANCELLED', cancelReason: 'UNDELIVERABLE' },
      payment: 'REVERSING',
      work: ['REVERSE_PAYMENT'],
    });
    expect(orderTransitions.undeliverable(paid, null)).toMatchObject({
      order: { state: 'CANCELLED' },
      work: ['MAIL_ORDER_UNDELIVERED'],
    });
    for (const order of [pending, cancelled]) {
      expect(orderTransitions.delivered(order).work).toEqual([]);
      expect(orderTransitions.undeliverable(order, 'PAID').order).toEqual(order);
    }
  });
});

describe('every guard', () => {
  const guardsWith = (name: keyof typeof moneyGuards, answer: boolean) => ({ ...moneyGuards, [name]: () => answer });
  const allTransitions = (guards: typeof moneyGuards): string => {
    const [payment, order] = [createPaymentTransitions(guards), createOrderTransitions(guards)];
    const attempts: readonly (readonly PaymentState[])[] = [[], ['CREATED'], ['PAID'], ['REJECTED']];
    return JSON.stringify(
      orders.map((facts) => [
        paymentStates.map((state) => [
          gatewayReports.map((report) => payment.settle({ order: facts, payment: state, report })),
          gatewayReports.map((report) =>
            attempts.map((others) => payment.reversed({ order: facts, payment: state, report, others })),
          ),
          payment.fail({ order: facts, payment: state }),
          payment.giveUp({ order: facts, payment: state }),
        ]),
        attempts.map((states) => [order.openAttempt(facts, states), order.expire(facts, states)]),
        [null, ...gatewayReports].map((report) => order.cancel(facts, report)),
        [
          order.bookInvoice(facts),
          order.delivered(facts),
          order.returnedByHand(facts),
          order.undeliverable(facts, 'PAID'),
        ],
      ]),
    );
  };
  const names = Object.keys(moneyGuards).filter(
    (name): name is keyof typeof moneyGuards => name !== 'endingOf' && name in moneyGuards,
  );

  it.each(names)('is needed: some transition changes if %s is always true or always false', (name) => {
    const unchanged = allTransitions(moneyGuards);
    expect(allTransitions(guardsWith(name, true))).not.toBe(unchanged);
    expect(allTransitions(guardsWith(name, false))).not.toBe(unchanged);
  });

  it('is needed: some transition changes if endingOf always returns the same value', () => {
    expect(allTransitions({ ...moneyGuards, endingOf: () => 'REJECTED' })).not.toBe(allTransitions(moneyGuards));
    expect(allTransitions({ ...moneyGuards, endingOf: () => null })).not.toBe(allTransitions(moneyGuards));
  });
});

describe('the outcome of an attempt', () => {
  const outcome = (order: OrderFacts, payment: PaymentState, isDelivered = false, isUnheard = false) => {
    const { charged, next } = paymentOutcome({ order, payment, isDelivered, isUnheard, isResumable: false });
    return `${charged} ${next}`;
  };

  it.each([
    [pending, 'CREATED', 'NO CONTINUE'],
    [cancelled, 'CREATED', 'NO CLOSED'],
    [pending, 'IN_PROGRESS', 'UNKNOWN WAIT'],
    [paid, 'PAID', 'YES DELIVERING'],
    [pending, 'CANCELLED', 'NO PAY_AGAIN'],
    [pending, 'FAILED', 'NO PAY_AGAIN'],
    [expired, 'REJECTED', 'NO CLOSED'],
    [cancelled, 'REVERSING', 'YES RETURNING'],
    [{ ...cancelled, state: 'RETURNED' }, 'REVERSED', 'RETURNED CLOSED'],
    [paid, 'REVERSED', 'RETURNED DELIVERING'],
  ] as const)('with order %o and payment %s is %s', (order, payment, expected) => {
    expect(outcome(order, payment)).toBe(expected);
  });

  it('is DELIVERED as soon as the order is delivered, and WAIT while the gateway does not answer', () => {
    expect(outcome(paid, 'PAID', true)).toBe('YES DELIVERED');
    expect(outcome(pending, 'CREATED', false, true)).toBe('UNKNOWN WAIT');
  });

  it.each([
    [pending, 'CREATED', true, true],
    [pending, 'IN_PROGRESS', true, true],
    [pending, 'IN_PROGRESS', false, false],
    [pending, 'REJECTED', true, false],
    [cancelled, 'IN_PROGRESS', true, false],
    [paid, 'PAID', true, false],
  ] as const)(
    'with order %o and payment %s, resumable at the gateway: %s, can be resumed: %s',
    (order, payment, isResumable, expected) => {
      const facts = { order, payment, isDelivered: false, isUnheard: false, isResumable };
      expect(paymentOutcome(facts).resumable).toBe(expected);
    },
  );
});
