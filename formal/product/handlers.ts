import type { GatewayReport } from '#contract/enumerations.ts';
import { answerCheck, refuse } from './answers.ts';
import { askGateway, askBeforeCancelling, insertAttempt, insertOrder } from './calls.ts';
import { writeRecord, giveBack, isResumable, reportOf } from './gateway.ts';
import { mailingMove } from './mails.ts';
import { targetAnswer } from './pages.ts';
import type { Rules } from './rules.ts';
import { apply, attemptOf, orderOf, settle, factsOf, statesOf } from './settle.ts';
import { answer } from './tabs.ts';
import { isOpenState, put, without } from './world.ts';
import type { Handler, Move, World } from './world.ts';

type GatewayRequest = Extract<Handler, { readonly report: GatewayReport | null }>;
type HandlerOf<Does extends Handler['does']> = Extract<Handler, { does: Does }>;

/** The gateway's report about an attempt, and the world after the gateway has carried out the request. */
function replyOf(
  world: World,
  { does, attempt }: GatewayRequest,
  rules: Rules,
): { readonly world: World; readonly report: GatewayReport } {
  if (does === 'begin') return { world: writeRecord(world, attempt, 'created'), report: 'OPEN' };
  const after = does === 'giveBack' ? giveBack(world, attempt) : world;
  return { world: after, report: reportOf(after, attempt, rules) };
}

const withReport = (world: World, index: number, handler: GatewayRequest, report: GatewayReport): World => ({
  ...world,
  handlers: put(world.handlers, index, { ...handler, report }),
});

/** The gateway answers, or the request or the answer is lost. */
function gatewayAnswers(world: World, index: number, handler: GatewayRequest, rules: Rules): Move[] {
  const { does, attempt } = handler;
  const reply = replyOf(world, handler, rules);
  const name = `gateway: is asked (${does} ${attempt})`;
  const lost = { ...world, budget: { ...world.budget, losses: world.budget.losses - 1 } };
  const answered: Move = { name, by: 'gateway', world: withReport(reply.world, index, handler, reply.report) };
  if (world.budget.losses === 0) return [answered];
  const lostRequest: Move = {
    name: `${name}, but the request is lost`,
    by: 'fault',
    world: withReport(lost, index, handler, 'UNKNOWN'),
  };
  if (does !== 'giveBack') return [answered, lostRequest];
  const done = withReport({ ...reply.world, budget: lost.budget }, index, handler, 'UNKNOWN');
  return [
    answered,
    lostRequest,
    { name: `${name} and returns the money, but the answer is lost`, by: 'fault', world: done },
  ];
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

/** Marks an attempt without the gateway's name as failed: no payer was sent to the gateway's page. */
export const failUnnamed = fail;

function begin(world: World, { attempt, tab, key, report }: HandlerOf<'begin'>, rules: Rules): World {
  const { state } = attemptOf(world, attempt);
  const isTooLate = state !== 'CREATED' && rules.server.namesBeforeLeaving;
  if (report === 'UNKNOWN' || isTooLate) {
    return refuse(fail(world, attempt, rules), tab, 'PAYMENT_GATEWAY_UNAVAILABLE', 503);
  }
  const named = put(world.attempts, attempt, { ...attemptOf(world, attempt), named: true });
  return answer(
    { ...world, attempts: named, keys: { ...world.keys, [key]: attempt } },
    tab,
    targetAnswer(world.setting.gateway, attempt),
  );
}

function resume(world: World, handler: HandlerOf<'resume'>, rules: Rules): World {
  const { attempt, tab, key, report } = handler;
  const { order, state } = attemptOf(world, attempt);
  if (state === 'PAID') return refuse(world, tab, 'ORDER_NOT_PENDING');
  if (!isOpenState(state)) return { ...world, calls: [...world.calls, { does: 'initPayment', tab, order, key }] };
  if (report !== 'OPEN' && report !== 'BEGUN') return refuse(world, tab, 'PAYMENT_GATEWAY_UNAVAILABLE', 503);
  if (!isResumable(world, report, rules)) return refuse(world, tab, 'PAYMENT_IN_PROGRESS');
  const cannotOpen = world.setting.gateway === 'GP_WEBPAY' && report === 'BEGUN';
  const kept = { ...world, keys: { ...world.keys, [key]: attempt } };
  const answered = answer(kept, tab, targetAnswer(world.setting.gateway, attempt));
  return cannotOpen
    ? { ...answered, broken: 'sent the payer to a gateway page that cannot be opened again' }
    : answered;
}

function givenBack(world: World, { attempt, report }: HandlerOf<'giveBack'>, rules: Rules): World {
  const { order, state } = attemptOf(world, attempt);
  const others = statesOf(world, order, attempt);
  const facts = factsOf(orderOf(world, order));
  const step = rules.payment.reversed({ order: facts, payment: state, report: report ?? 'UNKNOWN', others });
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
    broken: isTooEarly ? 'marked an order RETURNED while the shop had some of its money' : reversed.broken,
  };
}

/** The last transaction of a handler, which uses the gateway's report. */
function conclude(world: World, handler: GatewayRequest, rules: Rules): World {
  const report = handler.report ?? 'UNKNOWN';
  const { attempt } = handler;
  if (handler.does === 'begin') return begin(world, handler, rules);
  if (handler.does === 'giveBack') return givenBack(world, handler, rules);
  const settled = settle(world, attempt, report, handler.overdue, rules);
  if (handler.does === 'resume') return resume(settled, handler, rules);
  if (handler.does === 'check') return answerCheck(settled, handler, report, rules);
  return handler.does === 'cancel' ? askBeforeCancelling(settled, handler, handler.rest, report, rules) : settled;
}

/** The next step of each running handler. */
export const handlerMoves = (world: World, rules: Rules): Move[] =>
  world.handlers.flatMap((handler, index): Move[] => {
    const rest = { ...world, handlers: without(world.handlers, index) };
    const move = (next: World): Move => ({ name: `shop: continues (${handler.does})`, by: 'shop', world: next });
    if (handler.does === 'insertOrder') return [move(insertOrder(rest, handler.call, handler.expired))];
    if (handler.does === 'insertAttempt') {
      return [move(insertAttempt(rest, handler.call))];
    }
    if (handler.does === 'mail') return [mailingMove(world, index, handler, rules)];
    if (handler.report === null) return gatewayAnswers(world, index, handler, rules);
    const name = `shop: gets the report ${handler.report} (${handler.does} ${handler.attempt})`;
    return [{ name, by: 'shop', world: conclude(rest, handler, rules) }];
  });

/** The sweeper asks the gateway about an attempt. */
export const sweep = (world: World, attempt: number): World => askGateway(world, { does: 'sweep', attempt });
