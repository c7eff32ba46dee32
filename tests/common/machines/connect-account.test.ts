import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { connectAccountDraft } from '#machines/common/connect-account/connect-account.draft.ts';
import type { connectAccountMachine } from '#machines/common/connect-account/connect-account.machine.ts';
import { connectAccountModel } from '#machines/common/connect-account/model/connect-account.model.ts';

describeFlow(connectAccountModel);
describeDraft({
  model: connectAccountModel,
  entered: (snapshot: SnapshotFrom<typeof connectAccountMachine>) => connectAccountDraft(snapshot),
  reportsLoss: () => false,
});
