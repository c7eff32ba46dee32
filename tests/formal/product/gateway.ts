import type { GatewayReport } from '../../../contract/enumerations.ts';
import type { Rules } from './rules.ts';
import { put } from './world.ts';
import type { Entry, Move, World } from './world.ts';

const reports: Readonly<Record<Entry['state'], GatewayReport>> = {
  absent: 'UNKNOWN',
  unposted: 'OPEN',
  created: 'OPEN',
  begun: 'BEGUN',
  paid: 'PAID',
  cancelled: 'CANCELLED',
  denied: 'REJECTED',
  reversed: 'REVERSED',
};

export const entryOf = ({ books }: World, attempt: number): Entry => books[attempt] ?? { state: 'absent', late: false };

/** The second gateway knows an order from its form on, and from then on calls it begun (payment gateways' facts, 2.5). */
function secondReport(state: Entry['state'], { server }: Rules): GatewayReport {
  if (state === 'absent' || state === 'unposted') return server.waitsForForm ? 'OPEN' : 'REJECTED';
  return state === 'created' ? 'BEGUN' : reports[state];
}

export function reportOf(world: World, attempt: number, rules: Rules): GatewayReport {
  const { state } = entryOf(world, attempt);
  return world.setting.gateway === 'GP_WEBPAY' ? secondReport(state, rules) : reports[state];
}

/** Whether the payer is sent to the gateway's page (again), by what the gateway said just now. */
export const isResumable = ({ setting }: World, heard: GatewayReport | null, { server }: Rules): boolean =>
  heard === 'OPEN' || (heard === 'BEGUN' && (setting.gateway === 'CSOB' || !server.postsOnce));

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
