import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { saveBytes } from '../save-file.ts';

const fileName = ({ taken }: ReplayTicket): string => `linka-replay-${taken.slice(0, 19).replaceAll(':', '-')}.json`;

/** Downloads a ticket as a file for `npm run replay`. */
export const saveTicket = (ticket: ReplayTicket): void =>
  saveBytes(fileName(ticket), 'application/json', new TextEncoder().encode(JSON.stringify(ticket, null, 2)));
