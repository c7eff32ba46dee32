import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { eWalletTopUpDraft } from '#machines/account/e-wallet-top-up/e-wallet-top-up.draft.ts';
import type { eWalletTopUpMachine } from '#machines/account/e-wallet-top-up/e-wallet-top-up.machine.ts';
import { eWalletTopUpModel } from '#machines/account/e-wallet-top-up/model/e-wallet-top-up.model.ts';

describeFlow(eWalletTopUpModel);
describeDraft({
  model: eWalletTopUpModel,
  entered: (snapshot: SnapshotFrom<typeof eWalletTopUpMachine>) => eWalletTopUpDraft(snapshot),
  reportsLoss: () => false,
});
