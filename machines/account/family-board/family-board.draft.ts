import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { Id } from '#contract/values.ts';
import type { familyBoardMachine } from './family-board.machine.ts';
import type { FamilyBoardDraft as Draft } from './family-board.types.ts';

/** The schema of a stored draft (SES-02). */
export const FamilyBoardDraft: v.GenericSchema<unknown, Draft> = v.object({
  ticked: v.array(Id),
  changed: v.array(Id),
});

/** The present ticks and choices, as a draft; null while the board is not fetched and there is no earlier draft. */
export function familyBoardDraft({
  context: { board, draft, ticked, chosen },
}: Pick<SnapshotFrom<typeof familyBoardMachine>, 'context'>): Draft | null {
  return board === null ? draft : { ticked, changed: Object.keys(chosen).map(Number) };
}
