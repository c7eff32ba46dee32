import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { Id } from '#contract/values.ts';
import type { familyBoardMachine } from './family-board.machine.ts';
import type { FamilyBoardDraft as Draft } from './family-board.types.ts';

/** What a stored draft must look like (SES-02). */
export const FamilyBoardDraft: v.GenericSchema<unknown, Draft> = v.object({
  ticked: v.array(Id),
  changed: v.array(Id),
});

/** What is ticked and chosen now; null while the board was not read and nothing was chosen before. */
export function familyBoardDraft({
  context: { board, draft, ticked, chosen },
}: Pick<SnapshotFrom<typeof familyBoardMachine>, 'context'>): Draft | null {
  return board === null ? draft : { ticked, changed: Object.keys(chosen).map(Number) };
}
