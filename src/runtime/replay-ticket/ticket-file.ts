import type { ReplayTicket } from '../../../contract/entities/replay-ticket.ts';

/** The name of a ticket's file. */
export const ticketFileName = ({ taken }: ReplayTicket): string =>
  `linka-replay-${taken.slice(0, 19).replaceAll(':', '-')}.json`;
