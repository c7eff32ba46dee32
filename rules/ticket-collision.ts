import type { TicketCombination } from '../contract/entities/tariff.ts';
import type { TicketFare } from '../contract/entities/ticket-fare.ts';
import type { DateRange } from './date-range.ts';
import { shareDay } from './date-range.ts';

export type HeldTicket = Pick<TicketFare, 'validFrom' | 'validTo' | 'cancelled'> & {
  readonly customerProfile: Pick<TicketFare['customerProfile'], 'checkTicketCollision'>;
};

type NewTicket = Pick<TicketCombination['customerProfile'], 'checkTicketCollision'>;

const blocks = (ticket: HeldTicket, today: string): boolean =>
  !ticket.cancelled && ticket.validTo >= today && ticket.customerProfile.checkTicketCollision;

/**
 * Whether a new ticket collides with one of `tickets` that is active or in the future (second specification, 5.10).
 * Tickets of profiles that do not check collisions never collide.
 */
export function collidesWithTickets(
  profile: NewTicket,
  validity: DateRange,
  tickets: readonly HeldTicket[],
  today: string,
): boolean {
  if (!profile.checkTicketCollision) return false;
  return tickets.some((ticket) => blocks(ticket, today) && shareDay(ticket, validity));
}
