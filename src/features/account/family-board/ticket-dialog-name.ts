/** The name, in the address, of the dialog with a person's ticket. */
export const ticketDialogName = (customerId: number): string => `ticket-${String(customerId)}`;
