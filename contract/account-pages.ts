/** The account page, which every logged-in person may open. */
export const accountPath = '/app/user-account';

/** The account page of a linked customer. */
export const linkedAccountPath = (customerId: number): string => `/app/user-linked-account/${customerId}`;
