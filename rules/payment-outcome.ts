import type { ChargeState, PaymentNext, PaymentState } from '../contract/enumerations.ts';
import type { OrderStanding } from './money-guards.ts';

export interface PaymentStanding {
  readonly order: OrderStanding;
  readonly payment: PaymentState;
  /** The goods of the order were handed over. */
  readonly isDelivered: boolean;
  /** The gateway was asked just now, since money may still come, and gave no trustworthy answer. */
  readonly isUnheard: boolean;
}

export interface PaymentOutcome {
  /** By this attempt; YES also while the money is on its way back. */
  readonly charged: ChargeState;
  readonly next: PaymentNext;
}

/** What an order that is not waiting for its attempt any more has for the person. */
function nextOfOrder({ order, isDelivered }: PaymentStanding): PaymentNext {
  if (order.state === 'PENDING') return 'PAY_AGAIN';
  if (order.state === 'PAID') return isDelivered ? 'DELIVERED' : 'DELIVERING';
  return 'CLOSED';
}

function chargedOf({ payment, isUnheard }: PaymentStanding): ChargeState {
  if (payment === 'PAID' || payment === 'REVERSING') return 'YES';
  if (payment === 'REVERSED') return 'RETURNED';
  if (payment === 'IN_PROGRESS' || isUnheard) return 'UNKNOWN';
  return 'NO';
}

/** What an attempt came to and what comes next, by the shop's books; a return's own word counts for nothing (PAY-02). */
export function paymentOutcome(standing: PaymentStanding): PaymentOutcome {
  const { payment } = standing;
  const charged = chargedOf(standing);
  if (charged === 'UNKNOWN') return { charged, next: 'WAIT' };
  if (payment === 'CREATED') return { charged, next: standing.order.state === 'PENDING' ? 'CONTINUE' : 'CLOSED' };
  return { charged, next: payment === 'REVERSING' ? 'RETURNING' : nextOfOrder(standing) };
}
