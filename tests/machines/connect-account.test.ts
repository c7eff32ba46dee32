import type { SnapshotFrom } from 'xstate';
import { connectAccountDraft } from '../../machines/connect-account/connect-account.draft.ts';
import type { connectAccountMachine } from '../../machines/connect-account/connect-account.machine.ts';
import { connectAccountModel } from '../../machines/connect-account/connect-account.model.ts';
import { describeDraft } from '../formal/draft-suite.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(connectAccountModel);
describeMutants(connectAccountModel, 0.9);
describeDraft({
  model: connectAccountModel,
  entered: (snapshot: SnapshotFrom<typeof connectAccountMachine>) => connectAccountDraft(snapshot),
  saysWhatIsLost: () => false,
});
