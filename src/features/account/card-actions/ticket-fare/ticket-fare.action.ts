import { TicketFareDraft } from '../../../../../machines/ticket-fare/ticket-fare.draft.ts';
import { ticketFareButton } from '../../../../../rules/visibility.ts';
import { lazyPart } from '../../../../common/lazy-part.ts';
import type { CardAction } from '../card-action.ts';

/** A new ticket fare for the card (second specification, 4.2). */
export const ticketFareAction: CardAction = {
  id: 'ticketFare',
  label: 'account.buyTicket',
  isPrimary: true,
  button: ticketFareButton,
  Dialog: lazyPart(async () => (await import('./ticket-fare-dialog.tsx')).TicketFareDialog),
  draft: TicketFareDraft,
};
