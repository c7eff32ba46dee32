import type { GatewayReport, PaymentState, PaymentType } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { moneyGuards } from './money-guards.ts';
import type { MoneyGuards, OrderFacts } from './money-guards.ts';
import { stay } from './payment-transitions.ts';
import type { MoneyStep } from './payment-transitions.ts';

export interface Refusal {
  readonly refusal: Extract<
    ErrorName,
    'ORDER_NOT_PENDING' | 'ORDER_NOT_PAYABLE' | 'PAYMENT_IN_PROGRESS' | 'PAYMENT_NOT_REVERSIBLE'
  >;
}

/** The result of a request to pay: a new attempt, or a return to the open attempt. */
export type AttemptStep =
  | Refusal
  | { readonly kind: 'OPENED'; readonly step: MoneyStep }
  | { readonly kind: 'EXISTING' };

const refuse = (refusal: Refusal['refusal']): Refusal => ({ refusal });

/** The transitions of an order, except those caused by its attempts (payment-transitions.ts). */
export function createOrderTransitions(guards: MoneyGuards = moneyGuards) {
  return {
    /** An order with the total zero is paid as soon as it is created, without a gateway (CRT-11). */
    nothingToPay(order: OrderFacts): MoneyStep {
      if (!guards.isPending(order)) return stay(order, null);
      return { ...stay({ ...order, state: 'PAID' }, null), work: ['DELIVER_ORDER'], lines: ['PAID'] };
    },
    /** Opens a payment attempt (PAY-01, ORD-02). */
    openAttempt(order: OrderFacts, attempts: readonly PaymentState[]): AttemptStep {
      if (!guards.isPending(order)) return refuse('ORDER_NOT_PENDING');
      if (!guards.isByCard(order)) return refuse('ORDER_NOT_PAYABLE');
      if (!guards.hasNoOpenAttempt(attempts)) return { kind: 'EXISTING' };
      return { kind: 'OPENED', step: { ...stay(order, 'CREATED'), lines: ['ATTEMPT_BEGUN'] } };
    },
    /**
     * The customer cancels the order.
     * @param report what the gateway has just reported about an attempt that may still be paid; null = there is no such
     * attempt
     */
    cancel(order: OrderFacts, report: GatewayReport | null): Refusal | MoneyStep {
      if (!guards.isPending(order)) return refuse('ORDER_NOT_PENDING');
      if (!guards.isKnown(report)) return refuse('PAYMENT_IN_PROGRESS');
      return {
        ...stay({ ...order, state: 'CANCELLED', cancelReason: 'CUSTOMER' }, null),
        lines: ['CANCELLED'],
      };
    },
    /** The order has expired. If an attempt is open, the order waits for its end. */
    expire(order: OrderFacts, attempts: readonly PaymentState[]): MoneyStep {
      if (!guards.isPending(order) || !guards.hasNoOpenAttempt(attempts)) return stay(order, null);
      return { ...stay({ ...order, state: 'CANCELLED', cancelReason: 'EXPIRED' }, null), lines: ['EXPIRED'] };
    },
    /** The customer changes the payment type; this is possible only without an open attempt. */
    changePaymentType(
      order: OrderFacts,
      paymentType: PaymentType,
      attempts: readonly PaymentState[],
    ): Refusal | MoneyStep {
      if (!guards.isPending(order)) return refuse('ORDER_NOT_PENDING');
      if (!guards.hasNoOpenAttempt(attempts)) return refuse('PAYMENT_IN_PROGRESS');
      return { ...stay({ ...order, paymentType }, null), lines: ['PAYMENT_TYPE_CHANGED'] };
    },
    /** The operator's desk books the payment of an invoice, even for an order that has expired. */
    bookInvoice(order: OrderFacts): Refusal | MoneyStep {
      if (!guards.isByInvoice(order)) return refuse('ORDER_NOT_PAYABLE');
      const pays: MoneyStep = { ...stay({ ...order, state: 'PAID' }, null), work: ['DELIVER_ORDER'], lines: ['PAID'] };
      if (guards.isPending(order)) return pays;
      return guards.isExpired(order) ? { ...pays, lines: ['LATE_MONEY', 'PAID'] } : refuse('ORDER_NOT_PENDING');
    },
    /** The operator has returned the money of an invoice whose order could not be delivered. */
    returnedByHand(order: OrderFacts): Refusal | MoneyStep {
      if (!guards.isByInvoice(order) || !guards.isUndelivered(order)) return refuse('PAYMENT_NOT_REVERSIBLE');
      return { ...stay({ ...order, state: 'RETURNED' }, null), lines: ['RETURNED'] };
    },
    /** All items of a paid order were delivered. */
    delivered(order: OrderFacts): MoneyStep {
      if (!guards.isPaid(order)) return stay(order, null);
      const mail = order.cancelReason === 'EXPIRED' ? 'MAIL_ORDER_LATE' : 'MAIL_ORDER_PAID';
      return { ...stay(order, null), work: [mail], lines: ['DELIVERED'] };
    },
    /**
     * An item of a paid order cannot be delivered any more, so no item is delivered and the money is returned.
     * @param payment the attempt that paid the order; null = the order was paid by invoice (then the operator returns
     * the money), or its total was zero. In both cases this step has to inform the customer.
     */
    undeliverable(order: OrderFacts, payment: PaymentState | null): MoneyStep {
      if (!guards.isPaid(order)) return stay(order, payment);
      const cancelled: OrderFacts = { ...order, state: 'CANCELLED', cancelReason: 'UNDELIVERABLE' };
      if (payment === null) {
        return { ...stay(cancelled, null), work: ['MAIL_ORDER_UNDELIVERED'], lines: ['CANCELLED'] };
      }
      return { order: cancelled, payment: 'REVERSING', work: ['REVERSE_PAYMENT'], lines: ['CANCELLED'] };
    },
  };
}

export const orderTransitions = createOrderTransitions();
