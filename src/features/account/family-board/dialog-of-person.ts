/** What the address calls the dialog of a person's ticket. */
export const dialogOfPerson = (customerId: number): string => `ticket-${String(customerId)}`;
