import type { GatewayReport, OrderState, PaymentState } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { paymentOutcome } from '#rules/payment-outcome.ts';
import { recordOf, isResumable } from './gateway.ts';
import { refusal } from './pages.ts';
import type { Rules } from './rules.ts';
import { attemptOf, orderOf, factsOf } from './settle.ts';
import { answer } from './tabs.ts';
import type { World } from './world.ts';

export const refuse = (world: World, tab: number | null, name: ErrorName, status = 409): World =>
  answer(world, tab, refusal(name, status));

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

/**
 * Answers with the outcome of an attempt in the shop's records; `report` is the gateway's report, null = the gateway was
 * not asked.
 */
export function answerCheck(
  world: World,
  { attempt, tab, chargedBefore }: Checked,
  report: GatewayReport | null,
  rules: Rules,
): World {
  const { state, order: index } = attemptOf(world, attempt);
  const order = orderOf(world, index);
  const { charged, next, resumable } = paymentOutcome({
    order: factsOf(order),
    payment: state,
    isDelivered: order.delivered > 0,
    isUnheard: report === 'UNKNOWN',
    isResumable: isResumable(world, report, rules),
  });
  const recorded = recordOf(world, attempt).state;
  const isFalse =
    (charged === 'NO' && chargedBefore) ||
    (charged === 'YES' && recorded !== 'paid' && recorded !== 'reversed') ||
    (charged === 'RETURNED' && recorded !== 'reversed');
  const result = {
    paymentStatus: statuses[state],
    orderId: index + 1,
    orderNumber: index + 1,
    orderState: order.state,
    charged,
    next,
    resumable,
  };
  const answered = answer(world, tab, { output: result });
  return isFalse
    ? { ...answered, broken: `answered "charged: ${charged}", but the gateway's record differs` }
    : answered;
}
