import type { ChargeState, PaymentNext, PaymentState } from '#contract/enumerations.ts';
import { moneyGuards } from './money-guards.ts';
import type { OrderFacts } from './money-guards.ts';

export interface PaymentFacts {
  readonly order: OrderFacts;
  readonly payment: PaymentState;
  /** The items of the order were delivered. */
  readonly isDelivered: boolean;
  /** The gateway was asked now, because money may still arrive, but gave no trustworthy answer. */
  readonly isUnheard: boolean;
  /** The gateway has reported now that the payer may be sent to its page for this attempt (again). */
  readonly isResumable: boolean;
}

export interface PaymentOutcome {
  /** Whether this attempt charged the customer; YES also while the money is being returned. */
  readonly charged: ChargeState;
  readonly next: PaymentNext;
  /** The payer may return to this attempt. */
  readonly resumable: boolean;
}

/** What happens next with an order that does not wait for this attempt any more. */
function nextOfOrder({ order, isDelivered }: PaymentFacts): PaymentNext {
  if (order.state === 'PENDING') return 'PAY_AGAIN';
  if (order.state === 'PAID') return isDelivered ? 'DELIVERED' : 'DELIVERING';
  return 'CLOSED';
}

function chargedOf({ payment, isUnheard }: PaymentFacts): ChargeState {
  if (payment === 'PAID' || payment === 'REVERSING') return 'YES';
  if (payment === 'REVERSED') return 'RETURNED';
  if (payment === 'IN_PROGRESS' || isUnheard) return 'UNKNOWN';
  return 'NO';
}

function nextOf(facts: PaymentFacts, charged: ChargeState): PaymentNext {
  const { payment, order } = facts;
  if (charged === 'UNKNOWN') return 'WAIT';
  if (payment === 'CREATED') return order.state === 'PENDING' ? 'CONTINUE' : 'CLOSED';
  return payment === 'REVERSING' ? 'RETURNING' : nextOfOrder(facts);
}

/** The payer may return to the gateway only if the attempt is open and the order still needs its money. */
const isOpenAndNeeded = ({ payment, order }: PaymentFacts): boolean =>
  moneyGuards.isOpen(payment) && order.state === 'PENDING';

/**
 * The outcome of an attempt and what happens next, from the shop's own records. The parameters of a return from the
 * gateway are not used, because they prove nothing (PAY-02).
 */
export function paymentOutcome(facts: PaymentFacts): PaymentOutcome {
  const charged = chargedOf(facts);
  return {
    charged,
    next: nextOf(facts, charged),
    resumable: isOpenAndNeeded(facts) && facts.isResumable,
  };
}
