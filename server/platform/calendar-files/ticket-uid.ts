/** The UID of a ticket's end, the same in every file for all times: a calendar that has it already changes that event. */
export const ticketUid = (publicUrl: string, ticketFareId: number): string =>
  `ticket-fare-${String(ticketFareId)}@${new URL(publicUrl).host}`;
