import { movesOf } from './moves.ts';
import type { WalletGuards } from './moves.ts';
import { firstWorld, maximum } from './world.ts';
import type { World } from './world.ts';

interface Exploration {
  readonly states: number;
  /** The largest numbers of booked transfers and of delivered top-ups in any visited state. */
  readonly reached: { readonly booked: number; readonly delivered: number };
  /** The broken property, and the names of the steps to it, as few as possible; null = no property was broken. */
  readonly finding: { readonly broken: string; readonly trace: readonly string[] } | null;
}

const tooMuch = 'no wallet holds more than its maximum';

const brokenIn = ({ broken, wallet }: World): string | null => (wallet > maximum ? tooMuch : broken);

/** Visits every state of a wallet with two transfers and two top-ups, breadth first, until a property is broken. */
export function exploreWallet(guards: WalletGuards): Exploration {
  const visited = [{ world: firstWorld, trace: [] as readonly string[] }];
  const known = new Set([JSON.stringify(firstWorld)]);
  const reached = { booked: 0, delivered: 0 };
  for (const { world, trace } of visited) {
    const broken = brokenIn(world);
    if (broken !== null) return { states: visited.length, reached, finding: { broken, trace } };
    reached.booked = Math.max(reached.booked, world.transfers.filter((one) => one?.state === 'BOOKED').length);
    reached.delivered = Math.max(reached.delivered, world.topUps.filter((one) => one === 'DELIVERED').length);
    for (const move of movesOf(world, guards)) {
      const key = JSON.stringify(move.world);
      if (known.has(key)) continue;
      known.add(key);
      visited.push({ world: move.world, trace: [...trace, move.name] });
    }
  }
  return { states: visited.length, reached, finding: null };
}
