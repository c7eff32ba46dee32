import type { EndpointDefinition } from './endpoint.ts';
/** All endpoints of the API; the public entry of this folder. */
import * as accountDeletion from './endpoints/account-deletion.ts';
import * as accountLinkCancelling from './endpoints/account-link-cancelling.ts';
import * as accountLinkChanges from './endpoints/account-link-changes.ts';
import * as accountLinkList from './endpoints/account-link-list.ts';
import * as accountPage from './endpoints/account-page.ts';
import * as applicationDesk from './endpoints/application-desk.ts';
import * as auth from './endpoints/auth.ts';
import * as balanceTransfer from './endpoints/balance-transfer.ts';
import * as bankCards from './endpoints/bank-cards.ts';
import * as branchOffices from './endpoints/branch-offices.ts';
import * as calendarAddress from './endpoints/calendar-address.ts';
import * as cardApplicationAttachments from './endpoints/card-application-attachments.ts';
import * as cardApplicationChecks from './endpoints/card-application-checks.ts';
import * as cardApplicationDrafts from './endpoints/card-application-drafts.ts';
import * as cardApplicationWrites from './endpoints/card-application-writes.ts';
import * as cardApplications from './endpoints/card-applications.ts';
import * as cardManagementRequests from './endpoints/card-management-requests.ts';
import * as connectAccount from './endpoints/connect-account.ts';
import * as custodianAssignment from './endpoints/custodian-assignment.ts';
import * as customerAccountLinks from './endpoints/customer-account-links.ts';
import * as customerAccountNotifications from './endpoints/customer-account-notifications.ts';
import * as customerAccounts from './endpoints/customer-accounts.ts';
import * as customerCards from './endpoints/customer-cards.ts';
import * as customerMerging from './endpoints/customer-merging.ts';
import * as customerProfiles from './endpoints/customer-profiles.ts';
import * as customerWrites from './endpoints/customer-writes.ts';
import * as customers from './endpoints/customers.ts';
import * as dataExport from './endpoints/data-export.ts';
import * as deskCounts from './endpoints/desk-counts.ts';
import * as enumerations from './endpoints/enumerations.ts';
import * as failureReports from './endpoints/failure-reports.ts';
import * as familyBoard from './endpoints/family-board.ts';
import * as globalSettings from './endpoints/global-settings.ts';
import * as i18n from './endpoints/i18n.ts';
import * as invoiceDesk from './endpoints/invoice-desk.ts';
import * as logOut from './endpoints/log-out.ts';
import * as mailDesk from './endpoints/mail-desk.ts';
import * as orderDocuments from './endpoints/order-documents.ts';
import * as orders from './endpoints/orders.ts';
import * as passes from './endpoints/passes.ts';
import * as paymentDesk from './endpoints/payment-desk.ts';
import * as payments from './endpoints/payments.ts';
import * as priceLists from './endpoints/price-lists.ts';
import * as reclamationDesk from './endpoints/reclamation-desk.ts';
import * as reclamations from './endpoints/reclamations.ts';
import * as settingDesk from './endpoints/setting-desk.ts';
import * as shoppingCart from './endpoints/shopping-cart.ts';
import * as systemConfigurations from './endpoints/system-configurations.ts';
import * as systemCustomerAccounts from './endpoints/system-customer-accounts.ts';
import * as tariffProfiles from './endpoints/tariff-profiles.ts';
import * as telephoneApplication from './endpoints/telephone-application.ts';
import * as ticketCombinations from './endpoints/ticket-combinations.ts';
import * as tokenizations from './endpoints/tokenizations.ts';
import * as trail from './endpoints/trail.ts';
import * as upcomingChanges from './endpoints/upcoming-changes.ts';
import * as zones from './endpoints/zones.ts';

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

export const endpoints: readonly EndpointDefinition[] = [
  auth,
  i18n,
  systemConfigurations,
  globalSettings,
  enumerations,
  branchOffices,
  zones,
  customerProfiles,
  tariffProfiles,
  priceLists,
  ticketCombinations,
  customers,
  connectAccount,
  custodianAssignment,
  customerMerging,
  customerWrites,
  accountPage,
  customerCards,
  balanceTransfer,
  bankCards,
  tokenizations,
  shoppingCart,
  familyBoard,
  upcomingChanges,
  cardApplications,
  cardApplicationWrites,
  cardApplicationChecks,
  cardApplicationAttachments,
  cardApplicationDrafts,
  reclamations,
  customerAccounts,
  customerAccountNotifications,
  calendarAddress,
  accountDeletion,
  dataExport,
  trail,
  logOut,
  passes,
  accountLinkList,
  accountLinkCancelling,
  accountLinkChanges,
  customerAccountLinks,
  cardManagementRequests,
  orders,
  orderDocuments,
  invoiceDesk,
  deskCounts,
  applicationDesk,
  reclamationDesk,
  payments,
  paymentDesk,
  mailDesk,
  settingDesk,
  failureReports,
  telephoneApplication,
  systemCustomerAccounts,
].flatMap((module) => Object.values(module).filter(isEndpoint));
