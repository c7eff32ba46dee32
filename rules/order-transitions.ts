import type { GatewayReport, PaymentState, PaymentType } from '../contract/enumerations.ts';
import type { ErrorName } from '../contract/error-names.ts';
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

/** What a request to pay may do: open an attempt, or go back into the one that is under way. */
export type AttemptStep =
  | Refusal
  | { readonly kind: 'OPENED'; readonly step: MoneyStep }
  | { readonly kind: 'EXISTING' };

const refuse = (refusal: Refusal['refusal']): Refusal => ({ refusal });

/** How an order moves but for what its attempts do to it (payment-transitions.ts). */
export function createOrderTransitions(guards: MoneyGuards = moneyGuards) {
  return {
    /** An order that costs nothing is paid by being made: no gateway takes nothing (CRT-11). */
    nothingToPay(order: OrderFacts): MoneyStep {
      if (!guards.isPending(order)) return stay(order, null);
      return { ...stay({ ...order, state: 'PAID' }, null), work: ['DELIVER_ORDER'], lines: ['PAID'] };
    },
    /** Opens an attempt to pay (PAY-01, ORD-02). */
    openAttempt(order: OrderFacts, attempts: readonly PaymentState[]): AttemptStep {
      if (!guards.isPending(order)) return refuse('ORDER_NOT_PENDING');
      if (!guards.isByCard(order)) return refuse('ORDER_NOT_PAYABLE');
      if (!guards.hasNoOpenAttempt(attempts)) return { kind: 'EXISTING' };
      return { kind: 'OPENED', step: { ...stay(order, 'CREATED'), lines: ['ATTEMPT_BEGUN'] } };
    },
    /**
     * The customer cancels.
     * @param report what the gateway said just now of the attempt under way; null = there is none
     */
    cancel(order: OrderFacts, report: GatewayReport | null): Refusal | MoneyStep {
      if (!guards.isPending(order)) return refuse('ORDER_NOT_PENDING');
      if (!guards.isKnown(report)) return refuse('PAYMENT_IN_PROGRESS');
      return {
        ...stay({ ...order, state: 'CANCELLED', cancelReason: 'CUSTOMER' }, null),
        lines: ['CANCELLED'],
      };
    },
    /** The order's time is over; with an attempt under way it waits for that one's end. */
    lapse(order: OrderFacts, attempts: readonly PaymentState[]): MoneyStep {
      if (!guards.isPending(order) || !guards.hasNoOpenAttempt(attempts)) return stay(order, null);
      return { ...stay({ ...order, state: 'CANCELLED', cancelReason: 'LAPSED' }, null), lines: ['LAPSED'] };
    },
    /** The customer chooses to pay in the other way, while nobody is paying. */
    changePaymentType(
      order: OrderFacts,
      paymentType: PaymentType,
      attempts: readonly PaymentState[],
    ): Refusal | MoneyStep {
      if (!guards.isPending(order)) return refuse('ORDER_NOT_PENDING');
      if (!guards.hasNoOpenAttempt(attempts)) return refuse('PAYMENT_IN_PROGRESS');
      return { ...stay({ ...order, paymentType }, null), lines: ['PAYMENT_TYPE_CHANGED'] };
    },
    /** The desk books an invoice's money, also for one that has lapsed meanwhile. */
    bookInvoice(order: OrderFacts): Refusal | MoneyStep {
      if (!guards.isByInvoice(order)) return refuse('ORDER_NOT_PAYABLE');
      const pays: MoneyStep = { ...stay({ ...order, state: 'PAID' }, null), work: ['DELIVER_ORDER'], lines: ['PAID'] };
      if (guards.isPending(order)) return pays;
      return guards.isLapsed(order) ? { ...pays, lines: ['LATE_MONEY', 'PAID'] } : refuse('ORDER_NOT_PENDING');
    },
    /** The operator has returned the money of an invoice that could not be delivered. */
    returnedByHand(order: OrderFacts): Refusal | MoneyStep {
      if (!guards.isByInvoice(order) || !guards.isUndelivered(order)) return refuse('PAYMENT_NOT_REVERSIBLE');
      return { ...stay({ ...order, state: 'RETURNED' }, null), lines: ['RETURNED'] };
    },
    /** Everything of a paid order was handed over. */
    delivered(order: OrderFacts): MoneyStep {
      if (!guards.isPaid(order)) return stay(order, null);
      const mail = order.cancelReason === 'LAPSED' ? 'MAIL_ORDER_LATE' : 'MAIL_ORDER_PAID';
      return { ...stay(order, null), work: [mail], lines: ['DELIVERED'] };
    },
    /**
     * Something of a paid order cannot be handed over any more, so nothing was: its money goes back.
     * @param payment the attempt that paid it; null = it was paid by invoice, whose money the operator
     *   returns, or cost nothing; nothing else would tell the customer
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
