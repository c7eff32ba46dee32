import { accountPageRoute } from './account-page/account-page.ts';
import { accountTrailRoutes } from './account-trail/routes.ts';
import { applicationDeskRoutes } from './application-desk/routes.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { transferBalanceRoute } from './balance-transfers/transfer-balance.ts';
import { bankCardRoutes } from './bank-cards/routes.ts';
import { calendarAddressRoutes } from './calendar-address/routes.ts';
import { cardApplicationDraftRoutes } from './card-application-drafts/routes.ts';
import { cardApplicationRoutes } from './card-applications/routes.ts';
import { customerAccountLinkRoutes } from './customer-account-links/routes.ts';
import { customerAccountRoutes } from './customer-accounts/routes.ts';
import { customerCardRoutes } from './customer-cards/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { invoiceDeskRoutes } from './desk/invoice-desk.ts';
import { undeliveredMailsRoute } from './desk/mail-desk.ts';
import { paymentDeskRoutes } from './desk/payment-desk.ts';
import { failureReportRoutes } from './failure-reports/routes.ts';
import { familyBoardRoute } from './family-board/family-board.ts';
import type { Route } from './http/route.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { issuePassesRoute } from './passes/issue-passes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { messagesRoute, supportedLocalesRoute } from './public-data/messages.ts';
import { publicDataRoutes } from './public-data/routes.ts';
import { reclamationDeskRoutes } from './reclamation-desk/routes.ts';
import { reclamationRoutes } from './reclamations/routes.ts';
import { deskSettingsRoute } from './setting-desk/desk-settings.ts';
import { cartRoutes } from './shopping-cart/routes.ts';
import { systemAccountRoutes } from './system-accounts/routes.ts';
import { telephoneApplicationRoutes } from './telephone-application/routes.ts';
import { tokenizationRoutes } from './tokenizations/routes.ts';
import { upcomingChangesRoute } from './upcoming-changes/routes.ts';

/** Every call that the server answers. */
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
