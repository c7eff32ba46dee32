import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { mergeCustomersDraft } from '#machines/links/merge-customers/merge-customers.draft.ts';
import type { mergeCustomersMachine } from '#machines/links/merge-customers/merge-customers.machine.ts';
import { mergeCustomersModel } from '#machines/links/merge-customers/model/merge-customers.model.ts';

type Snapshot = SnapshotFrom<typeof mergeCustomersMachine>;

describeFlow(mergeCustomersModel);
describeDraft({
  model: mergeCustomersModel,
  entered: (snapshot: Snapshot) => mergeCustomersDraft(snapshot),
  reportsLoss: (snapshot: Snapshot) => snapshot.matches('alone'),
});
