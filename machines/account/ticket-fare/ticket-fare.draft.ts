import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import type { ticketFareMachine } from './ticket-fare.machine.ts';
import type { TicketFareDraft as Draft } from './ticket-fare.types.ts';

/** The schema of a stored draft (SES-02). */
export const TicketFareDraft: v.GenericSchema<unknown, Draft> = v.object({
  start: v.nullable(v.string()),
  typedStart: v.string(),
  combinationId: v.nullable(v.number()),
  zoneName: v.nullable(v.string()),
});

/** The present choices, as a draft; null while the form is not shown yet and there is no earlier draft. */
export const ticketFareDraft = (snapshot: SnapshotFrom<typeof ticketFareMachine>): Draft | null => {
  const { draft, start, typedStart, combinationId, zoneName } = snapshot.context;
  if (snapshot.matches('opening') || snapshot.matches('unopened')) return draft;
  return { start, typedStart, combinationId, zoneName };
};
