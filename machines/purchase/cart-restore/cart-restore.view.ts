import type { SnapshotFrom } from 'xstate';
import type { CartLine } from '#contract/entities/shopping-cart.ts';
import { lineOutcome } from '#rules/cart-line-outcome.ts';
import type { cartRestoreMachine } from './cart-restore.machine.ts';

type Snapshot = SnapshotFrom<typeof cartRestoreMachine>;
const noLines: readonly CartLine[] = [];

export type RestoreProblem = 'unreadable' | 'notRestored' | 'notLetGo';

const problems = ['unreadable', 'notRestored', 'notLetGo'] as const;

/** The data of the offer to put back the items of an expired cart. */
export const cartRestoreView = (snapshot: Snapshot) => ({
  gone: snapshot.matches('gone'),
  lines: snapshot.context.expired?.lines ?? noLines,
  /** Whether an item can be put back; true until the lines are fetched. */
  holdsAny: snapshot.context.expired?.lines.some(({ standing }) => standing !== 'NOT_POSSIBLE') !== false,
  /** The person already has all items, for example because they were bought meanwhile. */
  allBought: snapshot.context.expired?.lines.every((line) => lineOutcome(line) === 'HELD') === true,
  restoring: snapshot.matches('restoring'),
  busy: snapshot.hasTag('busy'),
  problem: problems.find((problem) => snapshot.matches(problem)) ?? null,
  canRestore: snapshot.can({ type: 'restore' }),
  canLetGo: snapshot.can({ type: 'letGo' }),
});
