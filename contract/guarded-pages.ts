/** The pages that need a permission of the account (APP-10), each by its path. */
export const guardedPages = [
  'assigned-card-list',
  'managed-card-list',
  'card-managing-account-list',
  'notification-setting',
  'ticket-fare',
  'electronic-wallet',
] as const;
export type GuardedPage = (typeof guardedPages)[number];

export const guardedPageOf = (path: string): GuardedPage | null => guardedPages.find((page) => page === path) ?? null;
