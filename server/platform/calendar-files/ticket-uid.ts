/**
 * The UID of the event at a ticket's end. The UID is the same in every file: a calendar that already has the event
 * updates the event.
 */
export const ticketUid = (publicUrl: string, ticketFareId: number): string =>
  `ticket-fare-${String(ticketFareId)}@${new URL(publicUrl).host}`;
