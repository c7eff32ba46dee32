import type { DecidedReport } from '#rules/transfer-guards.ts';
import type { Rules } from './rules.ts';
import { put, without } from './world.ts';
import type { Move, Stray, World } from './world.ts';

function decide(world: World, { atMost }: Stray): DecidedReport {
  if (world.balance === 0) return { state: 'REFUSED', reason: 'EMPTY' };
  return world.balance > atMost ? { state: 'REFUSED', reason: 'TOO_MUCH' } : { state: 'TAKEN', amount: world.balance };
}

const isRemembered = (earlier: DecidedReport | undefined, { surrounding }: Rules): boolean => {
  if (earlier === undefined) return false;
  return earlier.state === 'TAKEN' ? surrounding.remembersTaken : surrounding.remembersRefused;
};

/** The old card system gets a request. It decides only one time for each reference. */
export function takeBalance(world: World, request: Stray, rules: Rules): { world: World; report: DecidedReport } {
  const { reference } = request;
  const earlier = world.decided[reference];
  if (earlier !== undefined && isRemembered(earlier, rules)) return { world, report: earlier };
  const report = decide(world, request);
  return {
    report,
    world: {
      ...world,
      balance: report.state === 'TAKEN' ? 0 : world.balance,
      // Money that was taken stays taken, even if the old card system does not remember its answer.
      decided: earlier?.state === 'TAKEN' ? world.decided : { ...world.decided, [reference]: report },
    },
  };
}

/** Requests that were still under way arrive at the old card system. */
export function oldSystemMoves(world: World, rules: Rules): Move[] {
  const waited = world.handlers.flatMap((handler, place): Move[] => {
    if (handler.at !== 'wait' || handler.report !== null) return [];
    const { reference, transfer } = handler;
    const atMost = rules.surrounding.limitsTaking ? (world.transfers[transfer]?.atMost ?? Infinity) : Infinity;
    const { world: after, report } = takeBalance(world, { reference, atMost }, rules);
    const next = { ...after, handlers: put(after.handlers, place, { ...handler, report }) };
    return [{ name: `the old system decides ${reference}: ${report.state}`, by: 'old system', world: next }];
  });
  const strays = world.strays.map((stray, place): Move => {
    const { world: after } = takeBalance(world, stray, rules);
    return {
      name: `a request ${stray.reference} arrives once more`,
      by: 'old system',
      world: { ...after, strays: without(after.strays, place) },
    };
  });
  return [...waited, ...strays];
}
