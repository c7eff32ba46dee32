import { isOpenState, moneyOf } from './world.ts';
import type { Mail, World } from './world.ts';

type Check = (world: World) => boolean;

const isRepeated = (values: readonly (string | number)[]): boolean => new Set(values).size < values.length;

/** The number of an order's attempts that were charged within their time. */
const chargedInTime = ({ attempts, records }: World, order: number): number =>
  attempts.filter((attempt, index) => {
    const record = records[index];
    return attempt.order === order && record?.state === 'paid' && !record.late;
  }).length;

const isOfReturn = (kind: Mail['kind']): boolean => kind === 'MAIL_ORDER_RETURNED';
const isOfPayment = (kind: Mail['kind']): boolean => !isOfReturn(kind);

const mailsOf = ({ mailbox }: World, isOfKind: (kind: Mail['kind']) => boolean, about: number): number =>
  mailbox.filter(({ kind, subject }) => isOfKind(kind) && subject === about).length;

const everyOrder =
  (holds: (world: World, order: World['orders'][number], index: number) => boolean): Check =>
  (world) =>
    world.orders.every((order, index) => holds(world, order, index));

/** Properties that hold in every state. */
export const always: Readonly<Record<string, Check>> = {
  'nobody is charged twice for one order': everyOrder((world, _, index) => chargedInTime(world, index) <= 1),
  'nothing is delivered without a payment': everyOrder(
    (world, { delivered }, index) => delivered === 0 || moneyOf(world, index) > 0,
  ),
  'nothing is delivered twice': everyOrder((_, { delivered }) => delivered <= 1),
  'an expired cart is never ordered': everyOrder((_, { fromExpiredCart }) => !fromExpiredCart),
  'one cart creates one order': ({ orders }) => !isRepeated(orders.map(({ cart }) => cart)),
  'one intent creates one order': ({ orders }) => !isRepeated(orders.map(({ key }) => key)),
  'a mail is sent once, and again only if it was requested': (world) =>
    world.orders.every(({ mailRequests }, index) => mailsOf(world, isOfPayment, index) <= 1 + mailRequests) &&
    world.attempts.every((_, index) => mailsOf(world, isOfReturn, index) <= 1),
  'a mail reports only delivered orders and returned money': ({ mailbox, orders, records }) =>
    mailbox.every(({ kind, subject }) =>
      isOfReturn(kind) ? records[subject]?.state === 'reversed' : orders[subject]?.delivered !== 0,
    ),
  'an order that its customer cancelled is not delivered': everyOrder(
    (_, { cancelledByCustomer, delivered }) => !cancelledByCustomer || delivered === 0,
  ),
};

const isOver = ({ state }: World['orders'][number]): boolean =>
  state === 'PAID' || state === 'CANCELLED' || state === 'RETURNED';

/** Properties that hold in every state in which shop, gateway and time can do nothing more. */
export const settled: Readonly<Record<string, Check>> = {
  'no work is left': ({ calls, handlers, work, mailEntries, orders, attempts, records }) =>
    calls.length + handlers.length + work.length === 0 &&
    mailEntries.every(({ isDone }) => isDone) &&
    orders.every(isOver) &&
    attempts.every(({ state, watched }) => !isOpenState(state) && state !== 'REVERSING' && !watched) &&
    records.every(({ state }) => state !== 'created' && state !== 'begun'),
  'a paid order is delivered once, for its price': everyOrder(
    (world, { state, delivered }, index) => state !== 'PAID' || (delivered === 1 && moneyOf(world, index) === 1),
  ),
  'an unpaid order is not delivered, and its money is with the customer': everyOrder(
    (world, { state, delivered }, index) => state === 'PAID' || (delivered === 0 && moneyOf(world, index) === 0),
  ),
  'an unpaid order is RETURNED if its money was returned, and only then': everyOrder(
    ({ records, attempts }, { state, sentBack }, index) => {
      const wasReversed = attempts.some((attempt, at) => attempt.order === index && records[at]?.state === 'reversed');
      return state === 'PAID' || (state === 'RETURNED') === (wasReversed || sentBack);
    },
  ),
  'the mail of a paid order is sent once, and again for each request': everyOrder(
    (world, { state, mailRequests }, index) =>
      !world.setting.isMailed || state !== 'PAID' || mailsOf(world, isOfPayment, index) === 1 + mailRequests,
  ),
  'a mail is sent for each attempt whose money was returned': (world) =>
    !world.setting.isMailed ||
    world.records.every(({ state }, index) => state !== 'reversed' || mailsOf(world, isOfReturn, index) === 1),
};

const firstBroken = (checks: Readonly<Record<string, Check>>, world: World): string | null =>
  Object.entries(checks).find(([, holds]) => !holds(world))?.[0] ?? null;

/**
 * The first property that a state breaks, or null. `isSettled`: only the customer or a fault can still change the state.
 */
export const brokenIn = (world: World, isSettled: boolean): string | null =>
  world.broken ?? firstBroken(always, world) ?? (isSettled ? firstBroken(settled, world) : null);
