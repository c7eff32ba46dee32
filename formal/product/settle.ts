import type { GatewayReport } from '#contract/enumerations.ts';
import type { OrderFacts } from '#rules/money-guards.ts';
import type { MoneyStep } from '#rules/payment-transitions.ts';
import { addMailEntries } from './mails.ts';
import type { Rules } from './rules.ts';
import { isOpenState, put } from './world.ts';
import type { Attempt, Order, Work, World } from './world.ts';

const missing = (what: string): Error => new Error(`expected ${what} in the explored world, found none`);

export const orderOf = ({ orders }: World, index: number): Order => {
  const order = orders[index];
  if (order === undefined) throw missing(`order ${index}`);
  return order;
};

export const attemptOf = ({ attempts }: World, index: number): Attempt => {
  const attempt = attempts[index];
  if (attempt === undefined) throw missing(`attempt ${index}`);
  return attempt;
};

export const factsOf = ({ state, cancelReason, paymentType }: Order): OrderFacts => ({
  state,
  cancelReason,
  paymentType,
});

/** The states of an order's attempts, except one attempt. */
export const statesOf = ({ attempts }: World, order: number, except: number | null = null) =>
  attempts.filter((attempt, index) => attempt.order === order && index !== except).map(({ state }) => state);

const addWork = (work: readonly Work[], more: readonly Work[]): readonly Work[] => [
  ...work,
  ...more.filter((one) => !work.some(({ kind, subject }) => kind === one.kind && subject === one.subject)),
];

/** Stores the result of a transition for an order and one of its attempts in one transaction. */
export function apply(world: World, order: number, attempt: number | null, step: MoneyStep, rules: Rules): World {
  const more = step.work.flatMap((kind): Work[] => {
    if (kind === 'DELIVER_ORDER') return [{ kind, subject: order }];
    return kind === 'REVERSE_PAYMENT' && attempt !== null ? [{ kind, subject: attempt }] : [];
  });
  const { state, cancelReason, paymentType } = step.order;
  return {
    ...addMailEntries(world, order, attempt, step, rules),
    orders: put(world.orders, order, { ...orderOf(world, order), state, cancelReason, paymentType }),
    attempts:
      attempt === null || step.payment === null
        ? world.attempts
        : put(world.attempts, attempt, { ...attemptOf(world, attempt), state: step.payment }),
    work: rules.server.storesWork ? addWork(world.work, more) : world.work,
  };
}

const decided: ReadonlySet<GatewayReport> = new Set(['PAID', 'CANCELLED', 'REJECTED', 'REVERSED']);

/**
 * Settles an attempt with the gateway's report. `isOverdue`: its time is over, so it is rejected if the gateway has not
 * decided. Assumption: the gateway decides while the shop still watches the attempt.
 */
export function settle(world: World, index: number, report: GatewayReport, isOverdue: boolean, rules: Rules): World {
  const attempt = attemptOf(world, index);
  const facts = { order: factsOf(orderOf(world, attempt.order)), payment: attempt.state };
  const settled = apply(world, attempt.order, index, rules.payment.settle({ ...facts, report }), rules);
  const now = attemptOf(settled, index);
  if (decided.has(report)) {
    return { ...settled, attempts: put(settled.attempts, index, { ...now, watched: false }) };
  }
  if (!isOverdue || report === 'UNKNOWN') return settled;
  const step = rules.payment.giveUp({ order: factsOf(orderOf(settled, attempt.order)), payment: now.state });
  const over = apply(settled, attempt.order, index, step, rules);
  const then = attemptOf(over, index);
  if (then.state !== 'REJECTED' || now.state === 'REJECTED') return over;
  return { ...over, attempts: put(over.attempts, index, { ...then, watched: rules.server.watchesGivenUp }) };
}

/** Whether the shop still asks the gateway about an attempt. */
export const isAskedAbout = ({ state, watched }: Attempt): boolean => isOpenState(state) || watched;

/** The operator returns a bank transfer by hand; an order that could not be delivered becomes RETURNED. */
export function sendBack(world: World, index: number, rules: Rules): World {
  const step = rules.order.returnedByHand(factsOf(orderOf(world, index)));
  const returned = 'refusal' in step ? world : apply(world, index, null, step, rules);
  const order = orderOf(returned, index);
  const back = { ...order, transferred: false, sentBack: order.sentBack || !('refusal' in step) };
  return { ...returned, orders: put(returned.orders, index, back) };
}
