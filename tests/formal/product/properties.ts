import { isOpenState, moneyOf } from './world.ts';
import type { World } from './world.ts';

type Check = (world: World) => boolean;

const isRepeated = (values: readonly (string | number)[]): boolean => new Set(values).size < values.length;

/** Attempts of an order that took money while the shop counted on them. */
const countedOn = ({ attempts, books }: World, order: number): number =>
  attempts.filter((attempt, index) => {
    const entry = books[index];
    return attempt.order === order && entry?.state === 'paid' && !entry.late;
  }).length;

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
  'what its customer cancelled is not delivered': everyOrder(
    (_, { cancelledByCustomer, delivered }) => !cancelledByCustomer || delivered === 0,
  ),
};

const isOver = ({ state }: World['orders'][number]): boolean =>
  state === 'PAID' || state === 'CANCELLED' || state === 'RETURNED';

/** What holds where neither shop nor gateway nor time can do anything more. */
export const settled: Readonly<Record<string, Check>> = {
  'nothing is left undone': ({ calls, handlers, work, orders, attempts, books }) =>
    calls.length + handlers.length + work.length === 0 &&
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
};

const firstBroken = (checks: Readonly<Record<string, Check>>, world: World): string | null =>
  Object.entries(checks).find(([, holds]) => !holds(world))?.[0] ?? null;

/** The first property that a state breaks, or null; `isSettled`: nothing but the customer can move it. */
export const brokenIn = (world: World, isSettled: boolean): string | null =>
  world.broken ?? firstBroken(always, world) ?? (isSettled ? firstBroken(settled, world) : null);
