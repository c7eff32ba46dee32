import type { GatewayReport } from '../../../contract/enumerations.ts';
import { answerCheck, refuse } from './answers.ts';
import { mailAgain } from './mails.ts';
import { orderAnswer, targetAnswer } from './pages.ts';
import type { Rules } from './rules.ts';
import { apply, attemptOf, isAskedAbout, orderOf, settle, factsOf, statesOf } from './settle.ts';
import { hear } from './tabs.ts';
import { isOpenState, put, without } from './world.ts';
import type { Call, Handler, Order, World } from './world.ts';

export const handle = (world: World, handler: Handler): World => ({ ...world, handlers: [...world.handlers, handler] });

/** A handler that has just asked the gateway. */
export const ask = (world: World, handler: Unasked): World =>
  handle(world, { ...handler, overdue: world.attempts[handler.attempt]?.overdue ?? false, heard: null });

type Without<Value, Name extends PropertyKey> = Value extends unknown ? Omit<Value, Name> : never;
type Unasked = Without<Extract<Handler, { readonly heard: unknown }>, 'heard' | 'overdue'>;

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
    wished: 0,
  };
  const made = emptied({ ...world, orders: [...world.orders, order], keys: { ...world.keys, [key]: index } });
  return hear(made, tab, orderAnswer(index));
}

function createOrder(world: World, call: CallOf<'createOrder'>, { server }: Rules): World {
  const known = world.keys[call.key];
  if (known !== undefined && server.repeatsAnswers) return hear(world, call.tab, orderAnswer(known));
  const { full, expired } = world.cart;
  if (!full) return refuse(world, call.tab, 'CART_EMPTY');
  if (expired && server.checksCartTime) return refuse(emptied(world), call.tab, 'CART_EXPIRED');
  if (server.holdsCart) return insertOrder(world, call, expired);
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
    books: [...world.books, { state: 'absent', late: false }],
    left: { ...world.left, attempts: world.left.attempts - 1 },
    broken: isWanted ? world.broken : 'opened an attempt to pay an order that is not to be paid by card',
  };
  const begun = { does: 'begin', attempt, tab: call.tab, key: call.key } as const;
  // The second gateway is asked nothing: the payer brings the form.
  if (world.setting.gateway === 'GP_WEBPAY') return handle(opened, { ...begun, overdue: false, heard: 'OPEN' });
  return ask(opened, begun);
}

/** Finds or opens the attempt; where this exploration has none left to open, the gateway is down. */
export function initPayment(world: World, call: CallOf<'initPayment'>, rules: Rules): World {
  const known = world.keys[call.key];
  // Once somebody has followed the answer, or its attempt has ended, the same wish is looked at anew.
  const isUnfollowed = known !== undefined && attemptOf(world, known).state === 'CREATED';
  if (isUnfollowed && rules.server.repeatsAnswers) {
    return hear(world, call.tab, targetAnswer(world.setting.gateway, known));
  }
  const found = rules.order.openAttempt(factsOf(orderOf(world, call.order)), statesOf(world, call.order));
  if ('refusal' in found) return refuse(world, call.tab, found.refusal);
  if (found.kind === 'EXISTING') {
    const attempt = world.attempts.findIndex(({ order, state }) => order === call.order && isOpenState(state));
    if (!attemptOf(world, attempt).named) return refuse(world, call.tab, 'PAYMENT_IN_PROGRESS');
    return ask(world, { does: 'resume', attempt, tab: call.tab, key: call.key });
  }
  if (world.left.attempts === 0) return refuse(world, call.tab, 'PAYMENT_GATEWAY_UNAVAILABLE', 503);
  return rules.server.holdsOrder ? insertAttempt(world, call) : handle(world, { does: 'insertAttempt', call });
}

/** The customer's cancellation; `report` is what the gateway said of the attempt under way, null = there is none. */
export function cancelOrder(
  world: World,
  { order: index, tab, chargedBefore }: Pick<CallOf<'cancel'>, 'order' | 'tab' | 'chargedBefore'>,
  report: GatewayReport | null,
  rules: Rules,
): World {
  const step = rules.order.cancel(factsOf(orderOf(world, index)), report);
  if ('refusal' in step) return refuse(world, tab, step.refusal);
  const cancelled = hear(apply(world, index, null, step, rules), tab, { output: undefined });
  return {
    ...cancelled,
    orders: put(cancelled.orders, index, { ...orderOf(cancelled, index), cancelledByCustomer: true }),
    broken: chargedBefore ? 'cancelled an order whose money had come before the customer asked' : cancelled.broken,
  };
}

/** Asks about the attempts whose money may still come, one after another; then the order can be cancelled. */
export function askBeforeCancelling(
  world: World,
  call: Pick<CallOf<'cancel'>, 'order' | 'tab' | 'chargedBefore'>,
  attempts: readonly number[],
  heard: GatewayReport | null,
  rules: Rules,
): World {
  const { order, tab, chargedBefore } = call;
  const [attempt, ...rest] = attempts;
  if (attempt === undefined || heard === 'UNKNOWN') return cancelOrder(world, call, heard, rules);
  return ask(world, { does: 'cancel', attempt, rest, tab, order, chargedBefore });
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
    // A forged return says that the attempt is paid.
    return rules.server.trustsBooksOnly ? world : settle(world, attempt, 'PAID', false, rules);
  }
  if (call.isRefused && !rules.server.ignoresCodes) {
    return answerCheck(settle(world, attempt, 'REJECTED', false, rules), call, null, rules);
  }
  if (!isAskedAbout(attemptOf(world, attempt))) return answerCheck(world, call, null, rules);
  return ask(world, { does: 'check', attempt, tab, chargedBefore });
}

function reverse(world: World, { attempt }: CallOf<'reverse'>, rules: Rules): World {
  if (!rules.payment.mayReverse(attemptOf(world, attempt).state)) return world;
  return ask(world, { does: 'giveBack', attempt });
}

function changeType(world: World, index: number, rules: Rules): World {
  const states = statesOf(world, index);
  const step = rules.order.changePaymentType(factsOf(orderOf(world, index)), 'INVOICE', states);
  return 'refusal' in step ? world : apply(world, index, null, step, rules);
}

/** A call arrives: its first transaction. Null where it cannot in this exploration. */
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
