import type { TicketDays } from './coverage.ts';

export type TicketState = 'active' | 'future' | 'expired';

/** Whether a ticket is valid on a day, later, or was valid before (ENU-01). All days are ISO days. */
export function ticketStateOn(day: string, { validFrom, validTo }: TicketDays): TicketState {
  if (validTo < day) return 'expired';
  return validFrom > day ? 'future' : 'active';
}
