import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { replay } from '#formal/exploration/replay.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { reclamationAnswerModel } from '#machines/desk/reclamation-answer/model/reclamation-answer.model.ts';
import { reclamationAnswerDraft } from '#machines/desk/reclamation-answer/reclamation-answer.draft.ts';
import type { reclamationAnswerMachine } from '#machines/desk/reclamation-answer/reclamation-answer.machine.ts';

type Snapshot = SnapshotFrom<typeof reclamationAnswerMachine>;

describeFlow(reclamationAnswerModel);
describeDraft({
  model: reclamationAnswerModel,
  entered: (snapshot: Snapshot) => reclamationAnswerDraft(snapshot),
  reportsLoss: () => false,
});

test('no draft of an answer is kept after another clerk has answered (SES-02)', () => {
  const { snapshot } = replay(reclamationAnswerModel, 'drafted', ['submit', 'send=RECLAMATION_ALREADY_ANSWERED']);
  expect(reclamationAnswerDraft(snapshot as Snapshot)).toBeNull();
});
