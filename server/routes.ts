import { customerAccountRoutes } from './accounts/account/routes.ts';
import { authRoutes } from './accounts/auth/routes.ts';
import { calendarAddressRoutes } from './accounts/calendar/routes.ts';
import { customerCardRoutes } from './accounts/cards/routes.ts';
import { customerRoutes } from './accounts/customers/routes.ts';
import { familyBoardRoute } from './accounts/family-board/family-board.ts';
import { customerAccountLinkRoutes } from './accounts/links/routes.ts';
import { notificationRoutes } from './accounts/notifications/routes.ts';
import { accountPageRoute } from './accounts/page/account-page.ts';
import { issuePassesRoute } from './accounts/passes/issue-passes.ts';
import { accountTrailRoutes } from './accounts/trail/routes.ts';
import { upcomingChangesRoute } from './accounts/upcoming-changes/routes.ts';
import { cardApplicationRoutes } from './applications/applications/routes.ts';
import { attachmentRoutes } from './applications/attachments/routes.ts';
import { applicationDeskRoutes } from './applications/desk/routes.ts';
import { cardApplicationDraftRoutes } from './applications/drafts/routes.ts';
import { tokenizationRoutes } from './applications/tokenization/routes.ts';
import { deskCountsRoute } from './desk/desk-counts.ts';
import { failureReportRoutes } from './desk/failure-reports/routes.ts';
import { invoiceDeskRoutes } from './desk/invoice-desk.ts';
import { undeliveredMailsRoute } from './desk/mail-desk.ts';
import { paymentDeskRoutes } from './desk/payment-desk.ts';
import { deskSettingsRoute } from './desk/settings/desk-settings.ts';
import { systemAccountRoutes } from './desk/system-accounts/routes.ts';
import type { Route } from './platform/http/route.ts';
import { transferBalanceRoute } from './purchase/balance-transfers/transfer-balance.ts';
import { bankCardRoutes } from './purchase/bank-cards/routes.ts';
import { cartRoutes } from './purchase/cart/routes.ts';
import { orderRoutes } from './purchase/orders/routes.ts';
import { paymentRoutes } from './purchase/payments/routes.ts';
import { telephoneApplicationRoutes } from './purchase/telephone-application/routes.ts';
import { reclamationDeskRoutes } from './reclamations/desk/routes.ts';
import { reclamationRoutes } from './reclamations/routes.ts';
import { messagesRoute, supportedLocalesRoute } from './reference-data/messages.ts';
import { publicDataRoutes } from './reference-data/routes.ts';

/** The handlers of all calls of the contract. */
export const routes: readonly Route[] = [
  ...authRoutes,
  messagesRoute,
  supportedLocalesRoute,
  ...publicDataRoutes,
  ...customerRoutes,
  accountPageRoute,
  ...customerCardRoutes,
  transferBalanceRoute,
  ...bankCardRoutes,
  ...tokenizationRoutes,
  ...customerAccountRoutes,
  ...accountTrailRoutes,
  issuePassesRoute,
  ...customerAccountLinkRoutes,
  ...notificationRoutes,
  ...calendarAddressRoutes,
  ...cartRoutes,
  familyBoardRoute,
  upcomingChangesRoute,
  ...cardApplicationRoutes,
  ...attachmentRoutes,
  ...cardApplicationDraftRoutes,
  ...reclamationRoutes,
  ...orderRoutes,
  ...invoiceDeskRoutes,
  deskCountsRoute,
  ...applicationDeskRoutes,
  ...reclamationDeskRoutes,
  ...paymentRoutes,
  ...paymentDeskRoutes,
  undeliveredMailsRoute,
  deskSettingsRoute,
  ...failureReportRoutes,
  ...telephoneApplicationRoutes,
  ...systemAccountRoutes,
];
