import type { SnapshotFrom } from 'xstate';
import { isPassing } from '#machines/common/failure-kinds.ts';
import type { sampleFlowMachine } from './sample-flow.machine.ts';

type Snapshot = SnapshotFrom<typeof sampleFlowMachine>;

/** Why the call failed; `isUnsure`: the server may have accepted the value although its answer did not arrive. */
function refusalOf({ context: { failure } }: Snapshot) {
  return failure === null ? null : { name: failure.name, metadata: failure.metadata, isUnsure: isPassing(failure) };
}

/** FILL IN: the values that the view needs from the state, and no others. */
export const sampleFlowView = (snapshot: Snapshot) => ({
  value: snapshot.context.value,
  missing: snapshot.context.missing,
  refusal: refusalOf(snapshot),
  submitting: snapshot.matches('submitting'),
  done: snapshot.matches('done'),
});
