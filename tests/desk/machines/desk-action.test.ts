import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { replay } from '#formal/exploration/replay.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { actionDraft } from '#machines/desk/desk-action/desk-action.draft.ts';
import type { deskActionMachine } from '#machines/desk/desk-action/desk-action.machine.ts';
import { deskActionModel } from '#machines/desk/desk-action/model/desk-action.model.ts';

type Snapshot = SnapshotFrom<typeof deskActionMachine>;

describeFlow(deskActionModel);
describeDraft({
  model: deskActionModel,
  entered: (snapshot: Snapshot) => actionDraft(snapshot),
  reportsLoss: (snapshot: Snapshot) => snapshot.matches('overtaken'),
});

test.each([
  ['a dialog that only asks for a confirmation', ['choose/check']],
  ['a dialog that was closed', ['choose/reject', 'changeNote/given', 'close']],
])('no draft is kept of %s (SES-02)', (_, steps) => {
  expect(actionDraft(replay(deskActionModel, 'unchecked', steps).snapshot as Snapshot)).toBeNull();
});
