import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import type { marketingConsentMachine } from './marketing-consent.machine.ts';

export type MarketingConsentActor = ActorRefFrom<typeof marketingConsentMachine>;

export function marketingConsentView(snapshot: SnapshotFrom<typeof marketingConsentMachine>) {
  const { value, failure } = snapshot.context;
  return {
    value,
    failure,
    /** The choice may have been saved, although the answer did not arrive. */
    isUnsure: failure !== null && isPassing(failure),
    saving: snapshot.matches('saving'),
  };
}
