/** The account page, which every logged-in person may open. The shop redirects there if no other page is wanted. */
export const accountPath = '/app/user-account';

/** The account page of a linked customer. */
export const linkedAccountPath = (customerId: number): string => `/app/user-linked-account/${customerId}`;
