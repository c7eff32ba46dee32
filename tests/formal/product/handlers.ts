import type { GatewayReport } from '../../../contract/enumerations.ts';
import { answerCheck, refuse } from './answers.ts';
import { ask, askBeforeCancelling, insertAttempt, insertOrder } from './calls.ts';
import { book, giveBack, isResumable, reportOf } from './gateway.ts';
import { goOnMailing } from './mails.ts';
import { targetAnswer } from './pages.ts';
import type { Rules } from './rules.ts';
import { apply, attemptOf, orderOf, settle, factsOf, statesOf } from './settle.ts';
import { hear } from './tabs.ts';
import { isOpenState, put, without } from './world.ts';
import type { Handler, Move, World } from './world.ts';

type Asking = Extract<Handler, { readonly heard: GatewayReport | null }>;
type HandlerOf<Does extends Handler['does']> = Extract<Handler, { does: Does }>;

/** What the gateway's books say of an attempt that it has just been asked about. */
function reach(
  world: World,
  { does, attempt }: Asking,
  rules: Rules,
): { readonly world: World; readonly heard: GatewayReport } {
  if (does === 'begin') return { world: book(world, attempt, 'created'), heard: 'OPEN' };
  const after = does === 'giveBack' ? giveBack(world, attempt) : world;
  return { world: after, heard: reportOf(after, attempt, rules) };
}

const note = (world: World, index: number, handler: Asking, heard: GatewayReport): World => ({
  ...world,
  handlers: put(world.handlers, index, { ...handler, heard }),
});

/** The gateway answers; or the request, or the answer, gets lost. */
function askings(world: World, index: number, handler: Asking, rules: Rules): Move[] {
  const { does, attempt } = handler;
  const reached = reach(world, handler, rules);
  const name = `gateway: is asked (${does} ${attempt})`;
  const lost = { ...world, left: { ...world.left, losses: world.left.losses - 1 } };
  const answered: Move = { name, by: 'gateway', world: note(reached.world, index, handler, reached.heard) };
  if (world.left.losses === 0) return [answered];
  const silent: Move = { name: `${name}, and not heard`, by: 'fault', world: note(lost, index, handler, 'UNKNOWN') };
  if (does !== 'giveBack') return [answered, silent];
  const done = note({ ...reached.world, left: lost.left }, index, handler, 'UNKNOWN');
  return [answered, silent, { name: `${name}, does it, and is not heard`, by: 'fault', world: done }];
}

const fail = (world: World, attempt: number, rules: Rules): World => {
  const { order, state } = attemptOf(world, attempt);
  return apply(
    world,
    order,
    attempt,
    rules.payment.fail({ order: factsOf(orderOf(world, order)), payment: state }),
    rules,
  );
};

/** An attempt that the gateway never named is given up: nobody was sent there. */
export const failNameless = fail;

function begin(world: World, { attempt, tab, key, heard }: HandlerOf<'begin'>, rules: Rules): World {
  const { state } = attemptOf(world, attempt);
  const isTooLate = state !== 'CREATED' && rules.server.namesBeforeLeaving;
  if (heard === 'UNKNOWN' || isTooLate) {
    return refuse(fail(world, attempt, rules), tab, 'PAYMENT_GATEWAY_UNAVAILABLE', 503);
  }
  const named = put(world.attempts, attempt, { ...attemptOf(world, attempt), named: true });
  return hear(
    { ...world, attempts: named, keys: { ...world.keys, [key]: attempt } },
    tab,
    targetAnswer(world.setting.gateway, attempt),
  );
}

function resume(world: World, handler: HandlerOf<'resume'>, rules: Rules): World {
  const { attempt, tab, key, heard } = handler;
  const { order, state } = attemptOf(world, attempt);
  if (state === 'PAID') return refuse(world, tab, 'ORDER_NOT_PENDING');
  if (!isOpenState(state)) return { ...world, calls: [...world.calls, { does: 'initPayment', tab, order, key }] };
  if (heard !== 'OPEN' && heard !== 'BEGUN') return refuse(world, tab, 'PAYMENT_GATEWAY_UNAVAILABLE', 503);
  if (!isResumable(world, heard, rules)) return refuse(world, tab, 'PAYMENT_IN_PROGRESS');
  const isInVain = world.setting.gateway === 'GP_WEBPAY' && heard === 'BEGUN';
  const kept = { ...world, keys: { ...world.keys, [key]: attempt } };
  const answered = hear(kept, tab, targetAnswer(world.setting.gateway, attempt));
  return isInVain ? { ...answered, broken: 'sent the payer to a page that the gateway does not show again' } : answered;
}

function givenBack(world: World, { attempt, heard }: HandlerOf<'giveBack'>, rules: Rules): World {
  const { order, state } = attemptOf(world, attempt);
  const others = statesOf(world, order, attempt);
  const facts = factsOf(orderOf(world, order));
  const step = rules.payment.reversed({ order: facts, payment: state, report: heard ?? 'UNKNOWN', others });
  const isTooEarly =
    step.order.state === 'RETURNED' &&
    facts.state !== 'RETURNED' &&
    others.some((other) => other === 'PAID' || other === 'REVERSING');
  const reversed = apply(world, order, attempt, step, rules);
  return {
    ...reversed,
    work:
      attemptOf(reversed, attempt).state === 'REVERSING'
        ? reversed.work
        : reversed.work.filter(({ kind, subject }) => kind !== 'REVERSE_PAYMENT' || subject !== attempt),
    broken: isTooEarly ? 'said RETURNED of an order of which money was left with the shop' : reversed.broken,
  };
}

/** What a handler does with what it heard: its last transaction. */
function conclude(world: World, handler: Asking, rules: Rules): World {
  const heard = handler.heard ?? 'UNKNOWN';
  const { attempt } = handler;
  if (handler.does === 'begin') return begin(world, handler, rules);
  if (handler.does === 'giveBack') return givenBack(world, handler, rules);
  const settled = settle(world, attempt, heard, handler.overdue, rules);
  if (handler.does === 'resume') return resume(settled, handler, rules);
  if (handler.does === 'check') return answerCheck(settled, handler, heard, rules);
  return handler.does === 'cancel' ? askBeforeCancelling(settled, handler, handler.rest, heard, rules) : settled;
}

/** What happens next to the calls that the server is in the middle of. */
export const handlerMoves = (world: World, rules: Rules): Move[] =>
  world.handlers.flatMap((handler, index): Move[] => {
    const rest = { ...world, handlers: without(world.handlers, index) };
    const move = (next: World): Move => ({ name: `shop: goes on (${handler.does})`, by: 'shop', world: next });
    if (handler.does === 'insertOrder') return [move(insertOrder(rest, handler.call, handler.expired))];
    if (handler.does === 'insertAttempt') {
      return [move(insertAttempt(rest, handler.call))];
    }
    if (handler.does === 'mail') return [goOnMailing(world, index, handler, rules)];
    if (handler.heard === null) return askings(world, index, handler, rules);
    const name = `shop: has heard ${handler.heard} (${handler.does} ${handler.attempt})`;
    return [{ name, by: 'shop', world: conclude(rest, handler, rules) }];
  });

/** Begins to ask the gateway by itself. */
export const sweep = (world: World, attempt: number): World => ask(world, { does: 'sweep', attempt });
