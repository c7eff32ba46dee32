import type { SnapshotFrom } from 'xstate';
import type { CartLine } from '../../contract/entities/shopping-cart.ts';
import type { cartRestoreMachine } from './cart-restore.machine.ts';

type Snapshot = SnapshotFrom<typeof cartRestoreMachine>;
const noLines: readonly CartLine[] = [];

export type RestoreProblem = 'unreadable' | 'notRestored' | 'notLetGo';

const problems = ['unreadable', 'notRestored', 'notLetGo'] as const;

/** The offer to put back what was in a cart that ran out, as its page shows it. */
export const cartRestoreView = (snapshot: Snapshot) => ({
  gone: snapshot.matches('gone'),
  lines: snapshot.context.lapsed?.lines ?? noLines,
  /** Not known before the lines are there. */
  holdsAny: snapshot.context.lapsed?.lines.some(({ standing }) => standing !== 'NOT_POSSIBLE') !== false,
  restoring: snapshot.matches('restoring'),
  busy: snapshot.hasTag('busy'),
  problem: problems.find((problem) => snapshot.matches(problem)) ?? null,
  canRestore: snapshot.can({ type: 'restore' }),
  canLetGo: snapshot.can({ type: 'letGo' }),
});
