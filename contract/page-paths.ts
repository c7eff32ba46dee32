/** The pages that a visitor who is not logged in may open (APP-06), by the paths of their hash routes. */
export const publicPagePaths = [
  '/',
  '/registration',
  '/forgotten-password',
  '/verification',
  '/change-password',
  '/verify',
  '/unsubscribe-notifications',
] as const;

/** All pages by the paths of their hash routes. A part that begins with `$` matches any text. */
export const pagePaths = [
  ...publicPagePaths,
  '/approve-managed-card',
  '/reject-managed-card',
  '/app/pass',
  '/app/user-account',
  '/app/user-linked-account/$customerId',
  '/app/family-board',
  '/app/card-application/$applicationId',
  '/app/shopping-cart',
  '/app/order-list',
  '/app/order-list/$orderId',
  '/app/order-list/$orderId/invoice',
  '/app/reclamation-list',
  '/app/assigned-card-list',
  '/app/managed-card-list',
  '/app/card-managing-account-list',
  '/app/notification-setting',
  '/app/my-trail',
  '/app/account-setting',
  '/app/ticket-fare',
  '/app/electronic-wallet',
  '/desk/card-applications',
  '/desk/card-applications/$applicationId',
  '/desk/reclamations',
  '/desk/payments',
  '/desk/invoices',
  '/desk/mails',
  '/desk/failures',
  '/desk/failures/$code',
  '/desk/settings',
] as const;

const patterns = pagePaths.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`, 'i'));

/** Whether a path is the path of a page; case and a trailing slash make no difference. */
export const isPagePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
