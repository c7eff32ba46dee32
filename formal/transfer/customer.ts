import { isOpen, refill } from './world.ts';
import type { Call, Move, World } from './world.ts';

/** A press in a dialog: the wallet, and the dialog's key. A press with the same wallet and key is a repeated press. */
export type Press = Pick<Call, 'wallet' | 'key'>;

const placeOf = (place: number): number | null => (place === -1 ? null : place);

/**
 * The call with the state of earlier transfers when the customer presses: which transfer has ended, and which is still
 * running.
 */
const callOf = (world: World, { wallet, key }: Press): Call => ({
  wallet,
  key,
  repeats: placeOf(world.transfers.findIndex((transfer) => transfer.key === key && transfer.state === 'BOOKED')),
  underWay: false,
  followed: placeOf(world.transfers.findIndex((transfer) => transfer.wallet === wallet && isOpen(transfer))),
});

/** The steps of the customers: they press in any order, and use the old card. */
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
