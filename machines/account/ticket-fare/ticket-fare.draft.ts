import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import type { ticketFareMachine } from './ticket-fare.machine.ts';
import type { TicketFareDraft as Draft } from './ticket-fare.types.ts';

/** What a stored draft must look like (SES-02). */
export const TicketFareDraft: v.GenericSchema<unknown, Draft> = v.object({
  start: v.nullable(v.string()),
  typedStart: v.string(),
  combinationId: v.nullable(v.number()),
  zoneName: v.nullable(v.string()),
});

/** The choices as they are now; null while the form is not shown yet and none were made before. */
export const ticketFareDraft = (snapshot: SnapshotFrom<typeof ticketFareMachine>): Draft | null => {
  const { draft, start, typedStart, combinationId, zoneName } = snapshot.context;
  if (snapshot.matches('opening') || snapshot.matches('unopened')) return draft;
  return { start, typedStart, combinationId, zoneName };
};
