import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { balanceTransferDraft } from '#machines/account/balance-transfer/balance-transfer.draft.ts';
import type { balanceTransferMachine } from '#machines/account/balance-transfer/balance-transfer.machine.ts';
import { balanceTransferModel } from '#machines/account/balance-transfer/model/balance-transfer.model.ts';

describeFlow(balanceTransferModel);
describeDraft({
  model: balanceTransferModel,
  entered: (snapshot: SnapshotFrom<typeof balanceTransferMachine>) => balanceTransferDraft(snapshot),
  reportsLoss: () => false,
});
