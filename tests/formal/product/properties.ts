import { isOpenState, moneyOf } from './world.ts';
import type { Mail, World } from './world.ts';

type Check = (world: World) => boolean;

const isRepeated = (values: readonly (string | number)[]): boolean => new Set(values).size < values.length;

/** Attempts of an order that took money while the shop counted on them. */
const countedOn = ({ attempts, books }: World, order: number): number =>
  attempts.filter((attempt, index) => {
    const entry = books[index];
    return attempt.order === order && entry?.state === 'paid' && !entry.late;
  }).length;

const isOfReturn = (kind: Mail['kind']): boolean => kind === 'MAIL_ORDER_RETURNED';
const isOfPayment = (kind: Mail['kind']): boolean => !isOfReturn(kind);

const mailsOf = ({ mailbox }: World, isOfKind: (kind: Mail['kind']) => boolean, about: number): number =>
  mailbox.filter(({ kind, subject }) => isOfKind(kind) && subject === about).length;

const everyOrder =
  (holds: (world: World, order: World['orders'][number], index: number) => boolean): Check =>
  (world) =>
    world.orders.every((order, index) => holds(world, order, index));

/** What holds in every state, whatever happened. */
export const always: Readonly<Record<string, Check>> = {
  'nobody is charged twice for one order': everyOrder((world, _, index) => countedOn(world, index) <= 1),
  'nothing is delivered without being paid': everyOrder(
    (world, { delivered }, index) => delivered === 0 || moneyOf(world, index) > 0,
  ),
  'nothing is delivered twice': everyOrder((_, { delivered }) => delivered <= 1),
  'an expired cart is never ordered': everyOrder((_, { fromExpiredCart }) => !fromExpiredCart),
  'one cart makes one order': ({ orders }) => !isRepeated(orders.map(({ cart }) => cart)),
  'one intent makes one order': ({ orders }) => !isRepeated(orders.map(({ key }) => key)),
  'a mail comes once, and again only where it was wished for': (world) =>
    world.orders.every(({ wished }, index) => mailsOf(world, isOfPayment, index) <= 1 + wished) &&
    world.attempts.every((_, index) => mailsOf(world, isOfReturn, index) <= 1),
  'a mail tells of goods that were handed over, and of money that went back': ({ mailbox, orders, books }) =>
    mailbox.every(({ kind, subject }) =>
      isOfReturn(kind) ? books[subject]?.state === 'reversed' : orders[subject]?.delivered !== 0,
    ),
  'what its customer cancelled is not delivered': everyOrder(
    (_, { cancelledByCustomer, delivered }) => !cancelledByCustomer || delivered === 0,
  ),
};

const isOver = ({ state }: World['orders'][number]): boolean =>
  state === 'PAID' || state === 'CANCELLED' || state === 'RETURNED';

/** What holds where neither shop nor gateway nor time can do anything more. */
export const settled: Readonly<Record<string, Check>> = {
  'nothing is left undone': ({ calls, handlers, work, letters, orders, attempts, books }) =>
    calls.length + handlers.length + work.length === 0 &&
    letters.every(({ isDone }) => isDone) &&
    orders.every(isOver) &&
    attempts.every(({ state, watched }) => !isOpenState(state) && state !== 'REVERSING' && !watched) &&
    books.every(({ state }) => state !== 'created' && state !== 'begun'),
  'what is paid is delivered, once, for its price': everyOrder(
    (world, { state, delivered }, index) => state !== 'PAID' || (delivered === 1 && moneyOf(world, index) === 1),
  ),
  'what is not paid is not delivered, and its money is with the customer': everyOrder(
    (world, { state, delivered }, index) => state === 'PAID' || (delivered === 0 && moneyOf(world, index) === 0),
  ),
  'money that went back is told': everyOrder(({ books, attempts }, { state, sentBack }, index) => {
    const went = attempts.some((attempt, at) => attempt.order === index && books[at]?.state === 'reversed');
    return state === 'PAID' || (state === 'RETURNED') === (went || sentBack);
  }),
  'what is paid is mailed, as often as it was wished for': everyOrder(
    (world, { state, wished }, index) =>
      !world.setting.isMailed || state !== 'PAID' || mailsOf(world, isOfPayment, index) === 1 + wished,
  ),
  'money that went back is mailed': (world) =>
    !world.setting.isMailed ||
    world.books.every(({ state }, index) => state !== 'reversed' || mailsOf(world, isOfReturn, index) === 1),
};

const firstBroken = (checks: Readonly<Record<string, Check>>, world: World): string | null =>
  Object.entries(checks).find(([, holds]) => !holds(world))?.[0] ?? null;

/** The first property that a state breaks, or null; `isSettled`: nothing but the customer can move it. */
export const brokenIn = (world: World, isSettled: boolean): string | null =>
  world.broken ?? firstBroken(always, world) ?? (isSettled ? firstBroken(settled, world) : null);
