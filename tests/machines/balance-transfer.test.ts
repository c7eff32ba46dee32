import type { SnapshotFrom } from 'xstate';
import { balanceTransferDraft } from '../../machines/balance-transfer/balance-transfer.draft.ts';
import type { balanceTransferMachine } from '../../machines/balance-transfer/balance-transfer.machine.ts';
import { balanceTransferModel } from '../../machines/balance-transfer/balance-transfer.model.ts';
import { describeDraft } from '../formal/draft-suite.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(balanceTransferModel);
describeMutants(balanceTransferModel, 0.9);
describeDraft({
  model: balanceTransferModel,
  entered: (snapshot: SnapshotFrom<typeof balanceTransferMachine>) => balanceTransferDraft(snapshot),
  saysWhatIsLost: () => false,
});
