import type { SnapshotFrom } from 'xstate';
import { isPassing } from '../failure-kinds.ts';
import type { sampleFlowMachine } from './sample-flow.machine.ts';

type Snapshot = SnapshotFrom<typeof sampleFlowMachine>;

/** What the server answered; unsure = it may have done it all the same. */
function refusalOf({ context: { failure } }: Snapshot) {
  return failure === null ? null : { name: failure.name, metadata: failure.metadata, isUnsure: isPassing(failure) };
}

/** The page as it stands. FILL IN: what the view needs of the state, and nothing more. */
export const sampleFlowView = (snapshot: Snapshot) => ({
  value: snapshot.context.value,
  missing: snapshot.context.missing,
  refusal: refusalOf(snapshot),
  submitting: snapshot.matches('submitting'),
  done: snapshot.matches('done'),
});
