import type { GatewayReport } from '#contract/enumerations.ts';
import type { Rules } from './rules.ts';
import { put } from './world.ts';
import type { GatewayRecord, Move, World } from './world.ts';

const reports: Readonly<Record<GatewayRecord['state'], GatewayReport>> = {
  absent: 'UNKNOWN',
  unposted: 'OPEN',
  created: 'OPEN',
  begun: 'BEGUN',
  paid: 'PAID',
  cancelled: 'CANCELLED',
  denied: 'REJECTED',
  reversed: 'REVERSED',
};

export const recordOf = ({ records }: World, attempt: number): GatewayRecord =>
  records[attempt] ?? { state: 'absent', late: false };

/** The second gateway knows an attempt only after its form was posted, and then reports that the payer has begun. */
function secondReport(state: GatewayRecord['state'], { server }: Rules): GatewayReport {
  if (state === 'absent' || state === 'unposted') return server.waitsForForm ? 'OPEN' : 'REJECTED';
  return state === 'created' ? 'BEGUN' : reports[state];
}

export function reportOf(world: World, attempt: number, rules: Rules): GatewayReport {
  const { state } = recordOf(world, attempt);
  return world.setting.gateway === 'GP_WEBPAY' ? secondReport(state, rules) : reports[state];
}

/** Whether the payer may be sent to the gateway's page (again), according to the latest report of the gateway. */
export const isResumable = ({ setting }: World, report: GatewayReport | null, { server }: Rules): boolean =>
  report === 'OPEN' || (report === 'BEGUN' && (setting.gateway === 'CSOB' || !server.postsOnce));

export const writeRecord = (world: World, attempt: number, state: GatewayRecord['state']): World => {
  const old = recordOf(world, attempt);
  const isLate = state === 'paid' && world.attempts[attempt]?.overdue === true;
  return { ...world, records: put(world.records, attempt, { state, late: old.late || isLate }) };
};

/**
 * Returns the money of an attempt. An attempt that is not paid stays unchanged, so that money is returned only one time.
 */
export const giveBack = (world: World, attempt: number): World =>
  recordOf(world, attempt).state === 'paid' ? writeRecord(world, attempt, 'reversed') : world;

/**
 * The steps of the gateway without a request: the bank decides about a card, and an attempt without a card times out.
 */
export const gatewayMoves = (world: World): Move[] =>
  world.records.flatMap(({ state }, attempt): Move[] => {
    const moveTo = (name: string, next: GatewayRecord['state']): Move => ({
      name: `gateway: attempt ${attempt} ${name}`,
      by: 'gateway',
      world: writeRecord(world, attempt, next),
    });
    if (state === 'begun') return [moveTo('is paid', 'paid'), moveTo('is denied', 'denied')];
    return state === 'created' ? [moveTo('times out', 'denied')] : [];
  });
