import type { GatewayReport } from '../../../contract/enumerations.ts';
import { put } from './world.ts';
import type { Entry, Move, World } from './world.ts';

const reports: Readonly<Record<Entry['state'], GatewayReport>> = {
  absent: 'UNKNOWN',
  created: 'OPEN',
  begun: 'BEGUN',
  paid: 'PAID',
  cancelled: 'CANCELLED',
  denied: 'REJECTED',
  reversed: 'REVERSED',
};

export const entryOf = ({ books }: World, attempt: number): Entry => books[attempt] ?? { state: 'absent', late: false };

export const reportOf = (world: World, attempt: number): GatewayReport => reports[entryOf(world, attempt).state];

export const book = (world: World, attempt: number, state: Entry['state']): World => {
  const old = entryOf(world, attempt);
  const isLate = state === 'paid' && world.attempts[attempt]?.overdue === true;
  return { ...world, books: put(world.books, attempt, { state, late: old.late || isLate }) };
};

/** Money is given back once: what is not with the gateway stays as it is. */
export const giveBack = (world: World, attempt: number): World =>
  entryOf(world, attempt).state === 'paid' ? book(world, attempt, 'reversed') : world;

/** What the gateway does by itself: the bank decides, and what nobody finishes runs out. */
export const gatewayMoves = (world: World): Move[] =>
  world.books.flatMap(({ state }, attempt): Move[] => {
    const to = (name: string, next: Entry['state']): Move => ({
      name: `gateway: attempt ${attempt} ${name}`,
      by: 'gateway',
      world: book(world, attempt, next),
    });
    if (state === 'begun') return [to('is paid', 'paid'), to('is denied', 'denied')];
    return state === 'created' ? [to('runs out', 'denied')] : [];
  });
