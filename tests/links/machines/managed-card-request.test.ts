import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { managedCardRequestDraft } from '#machines/links/managed-card-request/managed-card-request.draft.ts';
import type { managedCardRequestMachine } from '#machines/links/managed-card-request/managed-card-request.machine.ts';
import { managedCardRequestModel } from '#machines/links/managed-card-request/model/managed-card-request.model.ts';

describeFlow(managedCardRequestModel);
describeDraft({
  model: managedCardRequestModel,
  entered: (snapshot: SnapshotFrom<typeof managedCardRequestMachine>) => managedCardRequestDraft(snapshot),
  reportsLoss: () => false,
});
