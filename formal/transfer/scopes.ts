import type { Scope } from './explore-transfers.ts';
import type { Budget } from './world.ts';

const nothing: Budget = { losses: 0, duplicates: 0, crashes: 0, spends: 0, refills: 0 };
const mine = { wallet: 0, key: 'a' };
const inAnotherTab = { wallet: 0, key: 'b' };
const ofSomebodyElse = { wallet: 1, key: 'c' };

/** Each exploration includes some kinds of faults and leaves out others; see docs/proofs.md. */
export const scopes = {
  'nothing goes wrong': { presses: [mine], actions: 1, budget: nothing },
  'it is pressed twice, and in two tabs': {
    presses: [mine, inAnotherTab],
    actions: 3,
    budget: { ...nothing, losses: 1 },
  },
  'two wallets ask for the same old card': {
    presses: [mine, ofSomebodyElse],
    actions: 2,
    budget: { ...nothing, losses: 2 },
  },
  'the server crashes at any step': { presses: [mine], actions: 2, budget: { ...nothing, losses: 1, crashes: 2 } },
  'messages are lost, late and repeated': {
    presses: [mine],
    actions: 1,
    budget: { ...nothing, losses: 2, duplicates: 2, refills: 1 },
  },
  'two workers go on with one transfer': {
    presses: [mine],
    actions: 1,
    budget: { ...nothing, losses: 1, duplicates: 2, crashes: 1 },
  },
  'the old card is used meanwhile': {
    presses: [mine, inAnotherTab],
    actions: 2,
    budget: { ...nothing, losses: 1, spends: 1, refills: 1 },
  },
} as const satisfies Record<string, Scope>;

export type ScopeName = keyof typeof scopes;
