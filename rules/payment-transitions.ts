import type { GatewayReport, OrderEventKind, PaymentState } from '../contract/enumerations.ts';
import { moneyGuards } from './money-guards.ts';
import type { Ending, MoneyGuards, OrderFacts } from './money-guards.ts';

/** What must follow a change, written down with it: the server's outbox, a row each. */
export type MoneyWork =
  | 'DELIVER_ORDER'
  | 'MAIL_ORDER_PAID'
  | 'MAIL_ORDER_LATE'
  | 'MAIL_ORDER_UNDELIVERED'
  | 'REVERSE_PAYMENT'
  | 'MAIL_ORDER_RETURNED';

/** What one step makes of an order and one of its attempts; all of it in one transaction, or nothing. */
export interface MoneyStep {
  readonly order: OrderFacts;
  /** Null where the step is about no attempt. */
  readonly payment: PaymentState | null;
  readonly work: readonly MoneyWork[];
  readonly lines: readonly OrderEventKind[];
}

export interface AttemptFacts {
  readonly order: OrderFacts;
  readonly payment: PaymentState;
}

export interface Settling extends AttemptFacts {
  readonly report: GatewayReport;
}

export interface Reversing extends Settling {
  /** The order's other attempts. */
  readonly others: readonly PaymentState[];
}

/** A step that changes nothing. */
export const stay = (order: OrderFacts, payment: PaymentState | null): MoneyStep => ({
  order,
  payment,
  work: [],
  lines: [],
});

/** How an attempt moves; `guards` are replaced only to show what each of them holds. */
export function createPaymentTransitions(guards: MoneyGuards = moneyGuards) {
  /** Money for an order that waits for it, or only lapsed, pays it; money for any other order goes back. */
  function takeMoney({ order, payment }: AttemptFacts): MoneyStep {
    if (!guards.isUnbooked(payment)) return stay(order, payment);
    const pays: OrderFacts = { ...order, state: 'PAID' };
    if (guards.isPending(order)) return { order: pays, payment: 'PAID', work: ['DELIVER_ORDER'], lines: ['PAID'] };
    if (guards.isLapsed(order)) {
      return { order: pays, payment: 'PAID', work: ['DELIVER_ORDER'], lines: ['LATE_MONEY', 'PAID'] };
    }
    return { order, payment: 'REVERSING', work: ['REVERSE_PAYMENT'], lines: ['LATE_MONEY'] };
  }

  /** An attempt that ends without money leaves its order as it is: a PENDING one can be paid again (ORD-02). */
  const endAttempt = ({ order, payment }: AttemptFacts, ending: Ending): MoneyStep =>
    guards.isOpen(payment) ? { ...stay(order, ending), lines: ['ATTEMPT_ENDED'] } : stay(order, payment);

  const noteBegun = ({ order, payment }: AttemptFacts): MoneyStep =>
    stay(order, guards.isCreated(payment) ? 'IN_PROGRESS' : payment);

  return {
    /** What the gateway's books say of an attempt; no answer settles nothing. */
    settle(settling: Settling): MoneyStep {
      const { order, payment, report } = settling;
      if (report === 'BEGUN') return noteBegun(settling);
      if (report === 'PAID') return takeMoney(settling);
      const ending = guards.endingOf(report);
      return ending === null ? stay(order, payment) : endAttempt(settling, ending);
    },
    /** An attempt whose time at the gateway is over, though its books still call it open: given up, but watched. */
    giveUp: (facts: AttemptFacts): MoneyStep => endAttempt(facts, 'REJECTED'),
    /** An attempt that the gateway never named: the payer was sent nowhere. */
    fail: ({ order, payment }: AttemptFacts): MoneyStep =>
      guards.isCreated(payment) ? { ...stay(order, 'FAILED'), lines: ['ATTEMPT_ENDED'] } : stay(order, payment),
    /** What the gateway's books say after it was asked to give an attempt's money back. */
    reversed({ order, payment, report, others }: Reversing): MoneyStep {
      if (!guards.isOwed(payment) || !guards.isGivenBack(report)) return stay(order, payment);
      const isOver = guards.isCancelled(order) && guards.holdsNoOtherMoney(others);
      return {
        order: isOver ? { ...order, state: 'RETURNED' } : order,
        payment: 'REVERSED',
        work: ['MAIL_ORDER_RETURNED'],
        lines: ['RETURNED'],
      };
    },
    /** The account's own call to give money back: only what goes back anyway. */
    mayReverse: (payment: PaymentState): boolean => guards.isOwed(payment) || payment === 'REVERSED',
  };
}

export const paymentTransitions = createPaymentTransitions();
