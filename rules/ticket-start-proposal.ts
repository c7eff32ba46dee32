import { addDays } from './dates.ts';
import type { StartLimits } from './ticket-start.ts';
import { isInStartWindow, ticketStartWindow } from './ticket-start.ts';

/**
 * The default start of a new ticket (TFR-01): the day after the last active, expired or future ticket if a ticket may
 * start on that day, otherwise the earliest allowed day.
 */
export function proposeTicketStart(today: string, limits: StartLimits, lastTicketValidTo: string | null): string {
  const window = ticketStartWindow(today, limits);
  if (lastTicketValidTo === null) return window.earliest;
  const dayAfter = addDays(lastTicketValidTo, 1);
  return isInStartWindow(window, dayAfter) ? dayAfter : window.earliest;
}
