import type { GatewayReport, OrderState, PaymentState } from '../../../contract/enumerations.ts';
import type { ErrorName } from '../../../contract/error-names.ts';
import { paymentOutcome } from '../../../rules/payment-outcome.ts';
import { entryOf, isResumable } from './gateway.ts';
import { refusal } from './pages.ts';
import type { Rules } from './rules.ts';
import { attemptOf, orderOf, factsOf } from './settle.ts';
import { hear } from './tabs.ts';
import type { World } from './world.ts';

export const refuse = (world: World, tab: number | null, name: ErrorName, status = 409): World =>
  hear(world, tab, refusal(name, status));

const statuses: Readonly<Record<PaymentState, OrderState>> = {
  CREATED: 'PENDING',
  IN_PROGRESS: 'PROCESSING',
  PAID: 'PAID',
  CANCELLED: 'CANCELLED',
  REJECTED: 'REJECTED',
  REVERSING: 'RETURNED',
  REVERSED: 'RETURNED',
  FAILED: 'REJECTED',
};

interface Checked {
  readonly attempt: number;
  readonly tab: number | null;
  readonly chargedBefore: boolean;
}

/** Tells how an attempt stands, by the shop's books; `heard` from the gateway just now, null = it was not asked. */
export function answerCheck(
  world: World,
  { attempt, tab, chargedBefore }: Checked,
  heard: GatewayReport | null,
  rules: Rules,
): World {
  const { state, order: index } = attemptOf(world, attempt);
  const order = orderOf(world, index);
  const { charged, next, resumable } = paymentOutcome({
    order: factsOf(order),
    payment: state,
    isDelivered: order.delivered > 0,
    isUnheard: heard === 'UNKNOWN',
    isResumable: isResumable(world, heard, rules),
  });
  const inBooks = entryOf(world, attempt).state;
  const isFalse =
    (charged === 'NO' && chargedBefore) ||
    (charged === 'YES' && inBooks !== 'paid' && inBooks !== 'reversed') ||
    (charged === 'RETURNED' && inBooks !== 'reversed');
  const result = {
    paymentStatus: statuses[state],
    orderId: index + 1,
    orderNumber: index + 1,
    orderState: order.state,
    charged,
    next,
    resumable,
  };
  const told = hear(world, tab, { output: result });
  return isFalse ? { ...told, broken: `told that the customer was charged: ${charged}, and it is not so` } : told;
}
