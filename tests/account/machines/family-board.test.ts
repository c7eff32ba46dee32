import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { familyBoardDraft } from '#machines/account/family-board/family-board.draft.ts';
import type { familyBoardMachine } from '#machines/account/family-board/family-board.machine.ts';
import { familyBoardModel } from '#machines/account/family-board/model/family-board.model.ts';

type Snapshot = SnapshotFrom<typeof familyBoardMachine>;

describeFlow(familyBoardModel);
describeDraft({
  model: familyBoardModel,
  entered: (snapshot: Snapshot) => familyBoardDraft(snapshot),
  reportsLoss: ({ context }: Snapshot) => context.notRestored.length > 0,
});
