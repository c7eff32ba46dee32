import { bookedOf, isOpen, largestWallet, underWayOf } from './world.ts';
import type { World } from './world.ts';

type Property = (world: World) => boolean;

/** Properties that hold in every state. */
export const always: Readonly<Record<string, Property>> = {
  'no transfer is booked twice': ({ ledger }) => new Set(ledger).size === ledger.length,
  'the money of both systems together is what the holder has put there': (world) =>
    underWayOf(world) >= 0 && world.balance + underWayOf(world) + bookedOf(world) === world.put,
  'what was taken is in a wallet, or in a transfer that is not over': (world) => {
    const isOwed = world.transfers.some(isOpen) || world.handlers.some(({ at }) => at === 'note');
    return underWayOf(world) === 0 || isOwed;
  },
  'a transfer begins only for money that fits into the wallet': ({ transfers }) =>
    transfers.every(({ seen, room }) => seen > 0 && seen <= room),
  'no wallet holds more than the maximum': ({ wallets }) => wallets.every((amount) => amount <= largestWallet),
  'an old card has one open transfer at the most': ({ transfers }) => transfers.filter(isOpen).length <= 1,
};

/** Properties that hold when the shop and the old card system can do nothing more. */
export const settled: Readonly<Record<string, Property>> = {
  'every transfer is over': ({ transfers }) => !transfers.some(isOpen),
  'the end of each transfer is mailed, once': ({ transfers, mails }) =>
    transfers.every((_, id) => mails.filter((mailed) => mailed === id).length === 1),
};

/** The property that a state breaks, or a false answer that was given; null = no property is broken. */
export function brokenIn(world: World, isSettled: boolean): string | null {
  if (world.broken !== null) return world.broken;
  const properties = Object.entries(isSettled ? { ...always, ...settled } : always);
  return properties.find(([, holds]) => !holds(world))?.[0] ?? null;
}
