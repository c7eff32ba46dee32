/** The account page, which every logged-in person may open. */
export const accountPagePath = '/app/user-account';

/** The account page of a linked customer. */
export const linkedAccountPagePath = (customerId: number): string => `/app/user-linked-account/${customerId}`;
