import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { reclamationAnswerDraft } from '../../machines/reclamation-answer/reclamation-answer.draft.ts';
import type { reclamationAnswerMachine } from '../../machines/reclamation-answer/reclamation-answer.machine.ts';
import { reclamationAnswerModel } from '../../machines/reclamation-answer/reclamation-answer.model.ts';
import { describeDraft } from '../formal/draft-suite.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { replay } from '../formal/replay.ts';

type Snapshot = SnapshotFrom<typeof reclamationAnswerMachine>;

describeFlow(reclamationAnswerModel);
describeDraft({
  model: reclamationAnswerModel,
  entered: (snapshot: Snapshot) => reclamationAnswerDraft(snapshot),
  saysWhatIsLost: () => false,
});

test('nothing is kept of an answer once somebody else has answered (SES-02)', () => {
  const { snapshot } = replay(reclamationAnswerModel, 'drafted', ['submit', 'send=RECLAMATION_ALREADY_ANSWERED']);
  expect(reclamationAnswerDraft(snapshot as Snapshot)).toBeNull();
});
