import type { ChargeState, PaymentNext, PaymentState } from '../contract/enumerations.ts';
import { moneyGuards } from './money-guards.ts';
import type { OrderFacts } from './money-guards.ts';

export interface PaymentFacts {
  readonly order: OrderFacts;
  readonly payment: PaymentState;
  /** The goods of the order were handed over. */
  readonly isDelivered: boolean;
  /** The gateway was asked just now, since money may still come, and gave no trustworthy answer. */
  readonly isUnheard: boolean;
  /** The gateway said just now that the payer may be sent to its page of this attempt (again). */
  readonly isResumable: boolean;
}

export interface PaymentOutcome {
  /** By this attempt; YES also while the money is on its way back. */
  readonly charged: ChargeState;
  readonly next: PaymentNext;
  /** The way back into this attempt is open. */
  readonly resumable: boolean;
}

/** What an order that is not waiting for its attempt any more has for the person. */
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

/** Nobody is led back to the gateway for an attempt that is over, or for an order that takes no money any more. */
const isOpenAndWanted = ({ payment, order }: PaymentFacts): boolean =>
  moneyGuards.isOpen(payment) && order.state === 'PENDING';

/** What an attempt came to and what comes next, by the shop's books; a return's own word counts for nothing (PAY-02). */
export function paymentOutcome(facts: PaymentFacts): PaymentOutcome {
  const charged = chargedOf(facts);
  return {
    charged,
    next: nextOf(facts, charged),
    resumable: isOpenAndWanted(facts) && facts.isResumable,
  };
}
