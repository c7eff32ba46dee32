import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { replay } from '#formal/exploration/replay.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { notificationRowModel } from '#machines/settings/notification-row/model/notification-row.model.ts';
import { notificationRowDraft } from '#machines/settings/notification-row/notification-row.draft.ts';
import type { notificationRowMachine } from '#machines/settings/notification-row/notification-row.machine.ts';

type Snapshot = SnapshotFrom<typeof notificationRowMachine>;

describeFlow(notificationRowModel);
describeDraft({
  model: notificationRowModel,
  entered: ({ context: { typed, email } }: Snapshot) => ({ typed, email }),
  // A number of days that is not allowed is changed to the nearest allowed number, and a toast shows this.
  reportsLoss: ({ context: { typed, range } }: Snapshot) => [range.min, range.max].includes(Number(typed)),
});

test.each([
  [['changeDays/allowed'], { typed: '45', email: true }],
  [['changeEMail/off'], { typed: '30', email: false }],
  [['changeEMail/off', 'saveSetting=noAnswer'], { typed: '30', email: false }],
  [['changeDays/allowed', 'finishTyping', 'saveSetting=saved'], null],
  [[], null],
] as const)('after %j, the draft contains the setting that is possibly not saved yet (SES-02)', (steps, kept) => {
  const { snapshot } = replay(notificationRowModel, 'on', [...steps]);
  expect(notificationRowDraft(snapshot as Snapshot)).toEqual(kept);
});
