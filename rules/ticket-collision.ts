import type { TicketCombination } from '#contract/entities/tariff.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import type { DateRange } from './date-range.ts';
import { shareDay } from './date-range.ts';

export type HeldTicket = Pick<TicketFare, 'validFrom' | 'validTo' | 'cancelled'> & {
  readonly customerProfile: Pick<TicketFare['customerProfile'], 'checkTicketCollision'>;
};

type NewTicket = Pick<TicketCombination['customerProfile'], 'checkTicketCollision'>;

const blocks = (ticket: HeldTicket, today: string): boolean =>
  !ticket.cancelled && ticket.validTo >= today && ticket.customerProfile.checkTicketCollision;

/**
 * The ticket in `tickets` with which a new ticket collides (TFR-01), active or in the future; undefined = there is no
 * such ticket. If there are several such tickets, the ticket that ends last. Tickets of profiles that do not check
 * collisions never collide.
 */
export function collidingTicket(
  profile: NewTicket,
  validity: DateRange,
  tickets: readonly HeldTicket[],
  today: string,
): HeldTicket | undefined {
  if (!profile.checkTicketCollision) return undefined;
  return tickets
    .filter((ticket) => blocks(ticket, today) && shareDay(ticket, validity))
    .toSorted((one, other) => (one.validTo < other.validTo ? 1 : -1))[0];
}

export const collidesWithTickets = (...question: Parameters<typeof collidingTicket>): boolean =>
  collidingTicket(...question) !== undefined;
