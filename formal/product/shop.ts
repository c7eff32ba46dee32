import { askGateway, receive } from './calls.ts';
import { writeRecord, recordOf } from './gateway.ts';
import { failUnnamed, handlerMoves, sweep } from './handlers.ts';
import { mailMoves } from './mails.ts';
import type { Rules } from './rules.ts';
import { apply, attemptOf, isAskedAbout, orderOf, sendBack, factsOf, statesOf } from './settle.ts';
import { put, spend, without } from './world.ts';
import type { Move, Work, World } from './world.ts';

/** A step that starts a handler while other handlers are running is a race, and uses the budget of races. */
const startOrRace = (world: World, name: string, next: World): Move[] => {
  if (world.handlers.length === 0 || next.handlers.length <= world.handlers.length)
    return [{ name, by: 'shop', world: next }];
  return world.budget.races === 0 ? [] : [{ name: `${name}, meanwhile`, by: 'fault', world: spend(next, 'races') }];
};

const arrivals = (world: World, rules: Rules): Move[] =>
  world.calls.flatMap((call, index): Move[] => {
    const next = receive(world, index, rules);
    return next === null ? [] : startOrRace(world, `shop: receives ${call.does}`, next);
  });

/** The sweeper asks the gateway about every attempt that is not final, one request at a time (PAY-04). */
const sweeps = (world: World, rules: Rules): Move[] =>
  world.attempts.flatMap((attempt, index): Move[] => {
    if (!rules.server.sweeps || !isAskedAbout(attempt)) return [];
    if (!attempt.named) {
      const next = failUnnamed(world, index, rules);
      return [{ name: `shop: gives up attempt ${index}, which the gateway has not named`, by: 'shop', world: next }];
    }
    const isAsked = world.handlers.some((handler) => handler.does === 'sweep' && handler.attempt === index);
    return isAsked ? [] : startOrRace(world, `shop: asks about attempt ${index}`, sweep(world, index));
  });

/** Delivers an order or, if it cannot be delivered any more, returns its money. */
function deliver(world: World, index: number, isImpossible: boolean, rules: Rules): World {
  const order = orderOf(world, index);
  const facts = factsOf(order);
  if (isImpossible) {
    const paying = world.attempts.findIndex((attempt) => attempt.order === index && attempt.state === 'PAID');
    const payment = paying === -1 ? null : attemptOf(world, paying).state;
    return apply(world, index, paying === -1 ? null : paying, rules.order.undeliverable(facts, payment), rules);
  }
  const step = rules.order.delivered(facts);
  if (!step.lines.includes('DELIVERED')) return world;
  const delivered = rules.server.deliversOnce ? 1 : order.delivered + 1;
  const changed = apply(world, index, null, step, rules);
  return { ...changed, orders: put(changed.orders, index, { ...orderOf(changed, index), delivered }) };
}

function carryOut(world: World, { kind, subject }: Work, rest: World, rules: Rules): Move[] {
  const name = `outbox: ${kind} ${subject}`;
  if (kind === 'DELIVER_ORDER') {
    const done: Move = { name, by: 'shop', world: deliver(rest, subject, false, rules) };
    if (world.budget.deliveryFailures === 0 || orderOf(world, subject).delivered > 0) return [done];
    const failing = { ...rest, budget: { ...rest.budget, deliveryFailures: rest.budget.deliveryFailures - 1 } };
    return [
      done,
      { name: `${name} is not possible any more`, by: 'fault', world: deliver(failing, subject, true, rules) },
    ];
  }
  if (attemptOf(world, subject).state !== 'REVERSING')
    return [{ name: `${name} is done already`, by: 'shop', world: rest }];
  if (world.handlers.some((handler) => handler.does === 'giveBack' && handler.attempt === subject)) return [];
  const from = rules.server.marksDoneAfterwards ? world : rest;
  return startOrRace(world, name, askGateway(from, { does: 'giveBack', attempt: subject }));
}

const outbox = (world: World, rules: Rules): Move[] =>
  world.work.flatMap((work, index): Move[] => {
    const once = carryOut(world, work, { ...world, work: without(world.work, index) }, rules);
    if (world.budget.repetitions === 0 || work.kind === 'REVERSE_PAYMENT') return once;
    const again = carryOut(
      world,
      work,
      { ...world, budget: { ...world.budget, repetitions: world.budget.repetitions - 1 } },
      rules,
    );
    return [
      ...once,
      ...again.map((move): Move => ({ ...move, name: `${move.name}, and stays in the outbox`, by: 'fault' })),
    ];
  });

/** The desk books a bank transfer, or returns it if the order does not need it. */
function deskMoves(world: World, index: number, rules: Rules): Move[] {
  const order = orderOf(world, index);
  const booked = rules.order.bookInvoice(factsOf(order));
  if (!('refusal' in booked)) {
    const next = apply(world, index, null, booked, rules);
    return [{ name: `desk: books the transfer for order ${index}`, by: 'shop', world: next }];
  }
  if (order.state === 'PAID' && !statesOf(world, index).includes('PAID')) return [];
  return [{ name: `desk: returns the transfer for order ${index}`, by: 'shop', world: sendBack(world, index, rules) }];
}

/**
 * Time ends attempts whose form nobody has posted. Assumption: no form is posted after its attempt is no longer watched.
 */
const unpostedForms = (world: World): Move[] =>
  world.attempts.flatMap((attempt, index): Move[] => {
    const { named, overdue, watched } = attempt;
    if (!named || recordOf(world, index).state !== 'absent' || !isAskedAbout(attempt)) return [];
    if (!overdue) {
      const attempts = put(world.attempts, index, { ...attempt, overdue: true });
      return [
        {
          name: `time: attempt ${index} times out, its form was not posted`,
          by: 'time',
          world: { ...world, attempts },
        },
      ];
    }
    if (!watched) return [];
    const attempts = put(world.attempts, index, { ...attempt, watched: false });
    const over = writeRecord({ ...world, attempts }, index, 'unposted');
    return [{ name: `time: attempt ${index} is no longer watched`, by: 'time', world: over }];
  });

/** Time ends carts and orders, and the desk handles bank transfers. */
const clockAndDesk = (world: World, rules: Rules): Move[] => [
  ...(world.cart.full && !world.cart.expired
    ? [
        {
          name: 'time: the cart expires',
          by: 'time' as const,
          world: { ...world, cart: { ...world.cart, expired: true } },
        },
      ]
    : []),
  ...(world.setting.gateway === 'GP_WEBPAY' ? unpostedForms(world) : []),
  ...world.orders.flatMap((order, index): Move[] => {
    const facts = factsOf(order);
    const expire = rules.order.expire(facts, statesOf(world, index));
    const moves: Move[] =
      expire.lines.length === 0
        ? []
        : [{ name: `time: order ${index} expires`, by: 'time', world: apply(world, index, null, expire, rules) }];
    return order.transferred ? [...moves, ...deskMoves(world, index, rules)] : moves;
  }),
];

/** Everything that the shop, its operator and time can do next. */
export const shopMoves = (world: World, rules: Rules): Move[] => [
  ...arrivals(world, rules),
  ...handlerMoves(world, rules),
  ...sweeps(world, rules),
  ...outbox(world, rules),
  ...mailMoves(world, rules),
  ...clockAndDesk(world, rules),
];
