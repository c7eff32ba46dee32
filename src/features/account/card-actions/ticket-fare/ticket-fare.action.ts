import { Ticket } from 'lucide-react';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { TicketFareDraft } from '#machines/account/ticket-fare/ticket-fare.draft.ts';
import { ticketFareButton } from '#rules/visibility.ts';
import type { CardAction } from '../card-action.ts';
import { cardSubject } from '../draft-subjects.ts';
import { ofCard } from '../of-card.tsx';

/** Buys a new ticket fare for the card (TFR-01). */
export const ticketFareAction: CardAction = {
  id: 'ticketFare',
  label: 'account.buyTicket',
  Icon: Ticket,
  place: 'ticket',
  button: ticketFareButton,
  Dialog: ofCard(
    lazyDialog(async () => (await import('./ticket-fare-dialog.tsx')).TicketFareDialog, {
      title: 'ticketFare.title',
      close: 'ticketFare.close',
      fields: 3,
      steady: true,
    }),
  ),
  draftSubject: cardSubject,
  draft: TicketFareDraft,
};
