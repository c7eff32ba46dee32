import type { SnapshotFrom } from 'xstate';
import { describeDraft } from '#formal/draft-suite.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { ticketFareModel } from '#machines/account/ticket-fare/model/ticket-fare.model.ts';
import { ticketFareDraft } from '#machines/account/ticket-fare/ticket-fare.draft.ts';
import type { ticketFareMachine } from '#machines/account/ticket-fare/ticket-fare.machine.ts';
import { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';

describeFlow(ticketFareModel);
describeDraft({
  model: ticketFareModel,
  entered: (snapshot: SnapshotFrom<typeof ticketFareMachine>) => ticketFareDraft(snapshot),
  reportsLoss: (snapshot) => {
    const { start, combination, zone, notes } = ticketFareView(snapshot);
    return start.fixed || combination.messages.length > 0 || zone.messages.length > 0 || notes.zone !== null;
  },
});
