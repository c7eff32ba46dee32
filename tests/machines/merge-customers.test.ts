import type { SnapshotFrom } from 'xstate';
import { mergeCustomersDraft } from '../../machines/merge-customers/merge-customers.draft.ts';
import type { mergeCustomersMachine } from '../../machines/merge-customers/merge-customers.machine.ts';
import { mergeCustomersModel } from '../../machines/merge-customers/merge-customers.model.ts';
import { describeDraft } from '../formal/draft-suite.ts';
import { describeFlow } from '../formal/flow-suite.ts';

type Snapshot = SnapshotFrom<typeof mergeCustomersMachine>;

describeFlow(mergeCustomersModel);
describeDraft({
  model: mergeCustomersModel,
  entered: (snapshot: Snapshot) => mergeCustomersDraft(snapshot),
  saysWhatIsLost: (snapshot: Snapshot) => snapshot.matches('alone'),
});
