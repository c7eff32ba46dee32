import type { SnapshotFrom } from 'xstate';
import type { mergeCustomersMachine } from './merge-customers.machine.ts';

/** The text of the failure is under `mergeCustomers.errors`. */
export const mergeCustomersView = (snapshot: SnapshotFrom<typeof mergeCustomersMachine>) => {
  const { candidates, originId, demanded, failure } = snapshot.context;
  return {
    reading: snapshot.matches('reading'),
    unreadable: snapshot.matches('unreadable'),
    alone: snapshot.matches('alone'),
    choosing: snapshot.matches('choosing') || snapshot.matches('merging'),
    merging: snapshot.matches('merging'),
    candidates,
    originId,
    isMissing: demanded && originId === null,
    failure,
    canClose: snapshot.can({ type: 'close' }),
  };
};
