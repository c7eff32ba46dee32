/** The account page, which every logged-in person may open. */
export const accountPath = '/app/user-account';

/** The account page of a linked customer. */
export const linkedAccountPath = (customerId: number): string => `/app/user-linked-account/${customerId}`;

/** The tabs of an account page; an address contains the tab's name (ACC-03). */
export type AccountTabName = 'ticket-fares' | 'chip-cards' | 'e-wallet' | 'card-applications';

/** The address of an account page in which the given tab is open. */
export const withTab = (path: string, tab: AccountTabName): string => `${path}?tab=${tab}`;
