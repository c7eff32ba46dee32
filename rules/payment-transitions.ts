import type { GatewayReport, OrderEventKind, PaymentState } from '#contract/enumerations.ts';
import { moneyGuards } from './money-guards.ts';
import type { Ending, MoneyGuards, OrderFacts } from './money-guards.ts';

/** Work that must follow a change; it is stored as outbox entries in the same transaction as the change. */
export type MoneyWork =
  | 'DELIVER_ORDER'
  | 'MAIL_ORDER_PAID'
  | 'MAIL_ORDER_LATE'
  | 'MAIL_ORDER_UNDELIVERED'
  | 'REVERSE_PAYMENT'
  | 'MAIL_ORDER_RETURNED';

/** The result of one step for an order and one of its attempts; it is stored in one transaction. */
export interface MoneyStep {
  readonly order: OrderFacts;
  /** Null if the step does not change an attempt. */
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

/** The transitions of an attempt. `guards` are replaced only by the tests that switch one of them off. */
export function createPaymentTransitions(guards: MoneyGuards = moneyGuards) {
  /**
   * Money pays an order that is PENDING, or that was cancelled only because it has expired; money for any other order is
   * returned.
   */
  function takeMoney({ order, payment }: AttemptFacts): MoneyStep {
    if (!guards.isUnbooked(payment)) return stay(order, payment);
    const pays: OrderFacts = { ...order, state: 'PAID' };
    if (guards.isPending(order)) return { order: pays, payment: 'PAID', work: ['DELIVER_ORDER'], lines: ['PAID'] };
    if (guards.isExpired(order)) {
      return { order: pays, payment: 'PAID', work: ['DELIVER_ORDER'], lines: ['LATE_MONEY', 'PAID'] };
    }
    return { order, payment: 'REVERSING', work: ['REVERSE_PAYMENT'], lines: ['LATE_MONEY'] };
  }

  /** An attempt that ends without a charge does not change its order: a PENDING order can be paid again (ORD-02). */
  const endAttempt = ({ order, payment }: AttemptFacts, ending: Ending): MoneyStep =>
    guards.isOpen(payment) ? { ...stay(order, ending), lines: ['ATTEMPT_ENDED'] } : stay(order, payment);

  const noteBegun = ({ order, payment }: AttemptFacts): MoneyStep =>
    stay(order, guards.isCreated(payment) ? 'IN_PROGRESS' : payment);

  return {
    /** Applies the gateway's report about an attempt; a missing answer changes nothing. */
    settle(settling: Settling): MoneyStep {
      const { order, payment, report } = settling;
      if (report === 'BEGUN') return noteBegun(settling);
      if (report === 'PAID') return takeMoney(settling);
      const ending = guards.endingOf(report);
      return ending === null ? stay(order, payment) : endAttempt(settling, ending);
    },
    /**
     * The attempt has reached its time limit at the gateway, but the gateway still reports it as open. The attempt is
     * treated as rejected, but still watched.
     */
    giveUp: (facts: AttemptFacts): MoneyStep => endAttempt(facts, 'REJECTED'),
    /** The gateway never created the attempt, so the payer was not sent there. */
    fail: ({ order, payment }: AttemptFacts): MoneyStep =>
      guards.isCreated(payment) ? { ...stay(order, 'FAILED'), lines: ['ATTEMPT_ENDED'] } : stay(order, payment),
    /** Applies the gateway's report after the shop asked it to return an attempt's money. */
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
    /** Whether the account may request the return of money: only if the money is being returned anyway. */
    mayReverse: (payment: PaymentState): boolean => guards.isOwed(payment) || payment === 'REVERSED',
  };
}

export const paymentTransitions = createPaymentTransitions();
