import { deliveryObstacle } from '#rules/delivery-obstacle.ts';
import type { DeliveryFacts } from '#rules/delivery-obstacle.ts';
import { expectedAmount } from '#rules/e-wallet.ts';
import type { DecidedReport } from '#rules/transfer-guards.ts';
import { transferTransitions } from '#rules/transfer-transitions.ts';
import { maximum, portion, put, topUpsUnderWay, transfersUnderWay } from './world.ts';
import type { Transfer, World } from './world.ts';

/** The checks that the server does outside of the rules. Each can be switched off, to show that it is needed. */
export const walletGuards = {
  /** When a transfer begins, the other running transfers are taken into account. */
  transferCountsTransfers: true,
  /** When a transfer begins, top-ups that are paid and not delivered are taken into account. */
  transferCountsTopUps: true,
  /** When a top-up is delivered, running transfers are taken into account. */
  deliveryCountsTransfers: true,
  /** The wallet is locked while its balance is read and room in it is reserved. */
  locksWallet: true,
  /** The old card system must not take more money than the reserved room. */
  limitsTaking: true,
};
export type WalletGuards = Readonly<typeof walletGuards>;

export interface Move {
  readonly name: string;
  readonly world: World;
}

const promisedTwice = 'a transfer begins only in room that nobody else was promised';

const roomOf = (world: World, guards: WalletGuards): number =>
  maximum -
  expectedAmount({
    currentAmount: world.wallet,
    transfersUnderWay: guards.transferCountsTransfers ? transfersUnderWay(world) : 0,
    topUpsUnderWay: guards.transferCountsTopUps ? topUpsUnderWay(world) : 0,
  });

function begin(world: World, place: number, room: number): World {
  const beginning = transferTransitions.begin({ balance: world.oldCards[place] ?? 0, room, transfers: [] });
  const read = { ...world, rooms: put(world.rooms, place, null) };
  if ('refusal' in beginning) return read;
  const transfer: Transfer = { state: 'BEGUN', amount: null, refusal: null, atMost: beginning.atMost };
  const begun = { ...read, transfers: put(read.transfers, place, transfer) };
  const promised = begun.wallet + transfersUnderWay(begun) + topUpsUnderWay(begun);
  return promised > maximum ? { ...begun, broken: promisedTwice } : begun;
}

function take(world: World, place: number, transfer: Transfer, guards: WalletGuards): World {
  const balance = world.oldCards[place] ?? 0;
  const fits = balance <= transfer.atMost || !guards.limitsTaking;
  const report: DecidedReport = fits ? { state: 'TAKEN', amount: balance } : { state: 'REFUSED', reason: 'TOO_MUCH' };
  return {
    ...world,
    oldCards: fits ? put(world.oldCards, place, 0) : world.oldCards,
    transfers: put(world.transfers, place, { ...transfer, ...transferTransitions.afterReport(transfer, report) }),
  };
}

function transferMoves(world: World, place: number, guards: WalletGuards): Move[] {
  const transfer = world.transfers[place] ?? null;
  const name = `transfer ${place}`;
  const room = world.rooms[place] ?? null;
  if (room !== null) return [{ name: `${name} begins in the room of before`, world: begin(world, place, room) }];
  if (transfer === null) {
    const read = roomOf(world, guards);
    if (guards.locksWallet) return [{ name: `${name} begins`, world: begin(world, place, read) }];
    return [{ name: `${name} reads the room`, world: { ...world, rooms: put(world.rooms, place, read) } }];
  }
  if (transfer.state === 'BEGUN') return [{ name: `${name} is decided`, world: take(world, place, transfer, guards) }];
  const credit = transferTransitions.credit(transfer);
  if (credit === null) return [];
  const transfers = put(world.transfers, place, { ...transfer, state: 'BOOKED' as const });
  return [{ name: `${name} is booked`, world: { ...world, transfers, wallet: world.wallet + credit } }];
}

const conditions = { today: '2026-11-21', isLate: false, maxAmount: maximum };
const item = { type: 'ELECTRONIC_WALLET', price: portion, payload: {} } as const;

function isDeliverable(world: World, guards: WalletGuards): boolean {
  const wallet = {
    card: 'ACTIVE' as const,
    currentAmount: world.wallet,
    transfersUnderWay: guards.deliveryCountsTransfers ? transfersUnderWay(world) : 0,
  };
  const facts: DeliveryFacts = {
    card: 'ACTIVE',
    wallet,
    combination: null,
    held: [],
    application: null,
    reclamation: null,
  };
  return deliveryObstacle(item, facts, conditions) === null;
}

const deliver = (world: World, place: number): World => ({
  ...world,
  wallet: world.wallet + portion,
  topUps: put(world.topUps, place, 'DELIVERED'),
  found: put(world.found, place, false),
});

function topUpMoves(world: World, place: number, guards: WalletGuards): Move[] {
  const name = `top-up ${place}`;
  if (world.topUps[place] === 'ORDERED')
    return [{ name: `${name} is paid`, world: { ...world, topUps: put(world.topUps, place, 'PAID') } }];
  if (world.topUps[place] !== 'PAID') return [];
  if (world.found[place] === true)
    return [{ name: `${name} is delivered into the room of before`, world: deliver(world, place) }];
  if (!isDeliverable(world, guards))
    return [{ name: `${name} is returned`, world: { ...world, topUps: put(world.topUps, place, 'RETURNED') } }];
  if (guards.locksWallet) return [{ name: `${name} is delivered`, world: deliver(world, place) }];
  return [{ name: `${name} finds room`, world: { ...world, found: put(world.found, place, true) } }];
}

function usings(world: World): Move[] {
  const { budget, oldCards, wallet } = world;
  const spent: Move = {
    name: 'the wallet is used',
    world: { ...world, wallet: wallet - 1, budget: { ...budget, spends: budget.spends - 1 } },
  };
  const refilled = oldCards.map((amount, place): Move => ({
    name: `old card ${place} is topped up`,
    world: {
      ...world,
      oldCards: put(oldCards, place, amount + portion),
      budget: { ...budget, refills: budget.refills - 1 },
    },
  }));
  return [...(wallet > 0 && budget.spends > 0 ? [spent] : []), ...(budget.refills > 0 ? refilled : [])];
}

/** All possible next steps. */
export const movesOf = (world: World, guards: WalletGuards): Move[] => [
  ...world.transfers.flatMap((_, place) => transferMoves(world, place, guards)),
  ...world.topUps.flatMap((_, place) => topUpMoves(world, place, guards)),
  ...usings(world),
];
