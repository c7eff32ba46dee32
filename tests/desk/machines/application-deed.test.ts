import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { replay } from '#formal/exploration/replay.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { deedDraft } from '#machines/desk/application-deed/application-deed.draft.ts';
import type { applicationDeedMachine } from '#machines/desk/application-deed/application-deed.machine.ts';
import { applicationDeedModel } from '#machines/desk/application-deed/model/application-deed.model.ts';

type Snapshot = SnapshotFrom<typeof applicationDeedMachine>;

describeFlow(applicationDeedModel);
describeDraft({
  model: applicationDeedModel,
  entered: (snapshot: Snapshot) => deedDraft(snapshot),
  saysWhatIsLost: (snapshot: Snapshot) => snapshot.matches('overtaken'),
});

test.each([
  ['a dialog that only asks for a confirmation', ['choose/check']],
  ['a dialog that was closed', ['choose/reject', 'changeNote/given', 'close']],
])('nothing is kept of %s (SES-02)', (_, steps) => {
  expect(deedDraft(replay(applicationDeedModel, 'unchecked', steps).snapshot as Snapshot)).toBeNull();
});
