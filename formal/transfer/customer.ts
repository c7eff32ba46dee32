import { isOpen, refill } from './world.ts';
import type { Call, Move, World } from './world.ts';

/** A wallet, and the key of a dialog that asks for it; the same one again is a second press. */
export type Press = Pick<Call, 'wallet' | 'key'>;

const placeOf = (place: number): number | null => (place === -1 ? null : place);

/** What a customer knows when they press: what is over, and what is under way. */
const callOf = (world: World, { wallet, key }: Press): Call => ({
  wallet,
  key,
  repeats: placeOf(world.transfers.findIndex((transfer) => transfer.key === key && transfer.state === 'BOOKED')),
  underWay: false,
  followed: placeOf(world.transfers.findIndex((transfer) => transfer.wallet === wallet && isOpen(transfer))),
});

/** The customers press in any order, and use the old card. */
export function customerMoves(world: World, presses: readonly Press[]): Move[] {
  const pressed = presses.map((press): Move => ({
    name: `${press.key} is pressed for wallet ${press.wallet}`,
    by: 'customer',
    world: { ...world, calls: [...world.calls, callOf(world, press)] },
  }));
  const { budget } = world;
  const used: Move[] = [];
  if (budget.spends > 0 && world.balance > 0)
    used.push({
      name: 'the old card is spent',
      by: 'customer',
      world: { ...world, balance: 0, put: world.put - world.balance, budget: { ...budget, spends: budget.spends - 1 } },
    });
  if (budget.refills > 0)
    used.push({
      name: 'the old card is topped up',
      by: 'customer',
      world: {
        ...world,
        balance: world.balance + refill,
        put: world.put + refill,
        budget: { ...budget, refills: budget.refills - 1 },
      },
    });
  return [...pressed, ...used];
}
