import type { GatewayReport } from '#contract/enumerations.ts';
import { answerCheck, refuse } from './answers.ts';
import { mailAgain } from './mails.ts';
import { orderAnswer, targetAnswer } from './pages.ts';
import type { Rules } from './rules.ts';
import { apply, attemptOf, isAskedAbout, orderOf, settle, factsOf, statesOf } from './settle.ts';
import { answer } from './tabs.ts';
import { isOpenState, put, without } from './world.ts';
import type { Call, Handler, Order, World } from './world.ts';

export const handle = (world: World, handler: Handler): World => ({ ...world, handlers: [...world.handlers, handler] });

/** Adds a handler that has just sent a request to the gateway. */
export const askGateway = (world: World, handler: NewRequest): World =>
  handle(world, { ...handler, overdue: world.attempts[handler.attempt]?.overdue ?? false, report: null });

type Without<Value, Name extends PropertyKey> = Value extends unknown ? Omit<Value, Name> : never;
type NewRequest = Without<Extract<Handler, { readonly report: unknown }>, 'report' | 'overdue'>;

type CallOf<Does extends Call['does']> = Extract<Call, { does: Does }>;

const emptied = (world: World): World => ({ ...world, cart: { ...world.cart, full: false, expired: false } });

export function insertOrder(world: World, { tab, type, key }: CallOf<'createOrder'>, expired: boolean): World {
  const index = world.orders.length;
  const order: Order = {
    state: 'PENDING',
    cancelReason: null,
    paymentType: type,
    cart: world.cart.number,
    key,
    delivered: 0,
    fromExpiredCart: expired,
    cancelledByCustomer: false,
    transferred: false,
    sentBack: false,
    mailRequests: 0,
  };
  const made = emptied({ ...world, orders: [...world.orders, order], keys: { ...world.keys, [key]: index } });
  return answer(made, tab, orderAnswer(index));
}

function createOrder(world: World, call: CallOf<'createOrder'>, { server }: Rules): World {
  const known = world.keys[call.key];
  if (known !== undefined && server.repeatsAnswers) return answer(world, call.tab, orderAnswer(known));
  const { full, expired } = world.cart;
  if (!full) return refuse(world, call.tab, 'CART_EMPTY');
  if (expired && server.checksCartTime) return refuse(emptied(world), call.tab, 'CART_EXPIRED');
  if (server.locksCart) return insertOrder(world, call, expired);
  return handle(world, { does: 'insertOrder', call, expired });
}

export function insertAttempt(world: World, call: CallOf<'initPayment'>): World {
  const attempt = world.attempts.length;
  const { state, paymentType } = orderOf(world, call.order);
  const isWanted = state === 'PENDING' && paymentType === 'BANK_CARD';
  const opened: World = {
    ...world,
    attempts: [
      ...world.attempts,
      { order: call.order, state: 'CREATED', named: false, overdue: false, watched: false },
    ],
    records: [...world.records, { state: 'absent', late: false }],
    budget: { ...world.budget, attempts: world.budget.attempts - 1 },
    broken: isWanted ? world.broken : 'opened an attempt for an order that is not to be paid by card',
  };
  const begun = { does: 'begin', attempt, tab: call.tab, key: call.key } as const;
  // The shop sends no request to the second gateway: the payer's browser posts the form there.
  if (world.setting.gateway === 'GP_WEBPAY') return handle(opened, { ...begun, overdue: false, report: 'OPEN' });
  return askGateway(opened, begun);
}

/** Finds or opens the attempt. If the budget of this exploration has no more attempts, the gateway does not answer. */
export function initPayment(world: World, call: CallOf<'initPayment'>, rules: Rules): World {
  const known = world.keys[call.key];
  // The first answer is repeated only until the payer opens the gateway's page, or until the attempt ends.
  const isUnfollowed = known !== undefined && attemptOf(world, known).state === 'CREATED';
  if (isUnfollowed && rules.server.repeatsAnswers) {
    return answer(world, call.tab, targetAnswer(world.setting.gateway, known));
  }
  const found = rules.order.openAttempt(factsOf(orderOf(world, call.order)), statesOf(world, call.order));
  if ('refusal' in found) return refuse(world, call.tab, found.refusal);
  if (found.kind === 'EXISTING') {
    const attempt = world.attempts.findIndex(({ order, state }) => order === call.order && isOpenState(state));
    if (!attemptOf(world, attempt).named) return refuse(world, call.tab, 'PAYMENT_IN_PROGRESS');
    return askGateway(world, { does: 'resume', attempt, tab: call.tab, key: call.key });
  }
  if (world.budget.attempts === 0) return refuse(world, call.tab, 'PAYMENT_GATEWAY_UNAVAILABLE', 503);
  return rules.server.locksOrder ? insertAttempt(world, call) : handle(world, { does: 'insertAttempt', call });
}

/**
 * Cancels an order for its customer; `report` is the gateway's report about the open attempt, null = there is no open
 * attempt.
 */
export function cancelOrder(
  world: World,
  { order: index, tab, chargedBefore }: Pick<CallOf<'cancel'>, 'order' | 'tab' | 'chargedBefore'>,
  report: GatewayReport | null,
  rules: Rules,
): World {
  const step = rules.order.cancel(factsOf(orderOf(world, index)), report);
  if ('refusal' in step) return refuse(world, tab, step.refusal);
  const cancelled = answer(apply(world, index, null, step, rules), tab, { output: undefined });
  return {
    ...cancelled,
    orders: put(cancelled.orders, index, { ...orderOf(cancelled, index), cancelledByCustomer: true }),
    broken: chargedBefore ? 'cancelled an order whose money had arrived before the customer asked' : cancelled.broken,
  };
}

/** Asks the gateway about each attempt whose money may still arrive, one after another, and then cancels the order. */
export function askBeforeCancelling(
  world: World,
  call: Pick<CallOf<'cancel'>, 'order' | 'tab' | 'chargedBefore'>,
  attempts: readonly number[],
  report: GatewayReport | null,
  rules: Rules,
): World {
  const { order, tab, chargedBefore } = call;
  const [attempt, ...rest] = attempts;
  if (attempt === undefined || report === 'UNKNOWN') return cancelOrder(world, call, report, rules);
  return askGateway(world, { does: 'cancel', attempt, rest, tab, order, chargedBefore });
}

function cancel(world: World, call: CallOf<'cancel'>, rules: Rules): World {
  const asked = world.attempts.flatMap((attempt, index) =>
    attempt.order === call.order && attempt.named && isAskedAbout(attempt) ? [index] : [],
  );
  return askBeforeCancelling(world, call, rules.server.asksBeforeCancelling ? asked : [], null, rules);
}

function check(world: World, call: CallOf<'check'>, rules: Rules): World {
  const { attempt, tab, chargedBefore } = call;
  if (call.forged) {
    // The forged return claims that the attempt is paid.
    return rules.server.trustsGatewayOnly ? world : settle(world, attempt, 'PAID', false, rules);
  }
  if (call.isRefused && !rules.server.ignoresCodes) {
    return answerCheck(settle(world, attempt, 'REJECTED', false, rules), call, null, rules);
  }
  if (!isAskedAbout(attemptOf(world, attempt))) return answerCheck(world, call, null, rules);
  return askGateway(world, { does: 'check', attempt, tab, chargedBefore });
}

function reverse(world: World, { attempt }: CallOf<'reverse'>, rules: Rules): World {
  if (!rules.payment.mayReverse(attemptOf(world, attempt).state)) return world;
  return askGateway(world, { does: 'giveBack', attempt });
}

function changeType(world: World, index: number, rules: Rules): World {
  const states = statesOf(world, index);
  const step = rules.order.changePaymentType(factsOf(orderOf(world, index)), 'INVOICE', states);
  return 'refusal' in step ? world : apply(world, index, null, step, rules);
}

/** The server receives a call and does its first transaction. Null = this call does not exist. */
export function receive(before: World, index: number, rules: Rules): World | null {
  const call = before.calls[index];
  const world = { ...before, calls: without(before.calls, index) };
  switch (call?.does) {
    case 'createOrder':
      return createOrder(world, call, rules);
    case 'initPayment':
      return initPayment(world, call, rules);
    case 'cancel':
      return cancel(world, call, rules);
    case 'check':
      return check(world, call, rules);
    case 'reverse':
      return reverse(world, call, rules);
    case 'mailAgain':
      return mailAgain(world, call.order, rules);
    case 'changeType':
      return changeType(world, call.order, rules);
    case undefined:
      return null;
  }
}
