import * as authCalls from '#contract/endpoints/auth.ts';
import * as balanceTransferCalls from '#contract/endpoints/balance-transfer.ts';
import * as cardApplicationChecksCalls from '#contract/endpoints/card-application-checks.ts';
import * as cardApplicationsCalls from '#contract/endpoints/card-applications.ts';
import * as familyBoardCalls from '#contract/endpoints/family-board.ts';
import * as i18nCalls from '#contract/endpoints/i18n.ts';
import * as reclamationDeskCalls from '#contract/endpoints/reclamation-desk.ts';
import * as reclamationsCalls from '#contract/endpoints/reclamations.ts';
import * as shoppingCartCalls from '#contract/endpoints/shopping-cart.ts';
import * as accountDeletion from '#contract/entities/account-deletion.ts';
import * as accountLink from '#contract/entities/account-link.ts';
import * as accountPage from '#contract/entities/account-page.ts';
import * as applicationProgress from '#contract/entities/application-progress.ts';
import * as attachment from '#contract/entities/attachment.ts';
import * as branchOffice from '#contract/entities/branch-office.ts';
import * as calendarAddress from '#contract/entities/calendar-address.ts';
import * as cardApplicationDraft from '#contract/entities/card-application-draft.ts';
import * as cardApplicationInput from '#contract/entities/card-application-input.ts';
import * as cardApplication from '#contract/entities/card-application.ts';
import * as cardManagementRequest from '#contract/entities/card-management-request.ts';
import * as configurationChanges from '#contract/entities/configuration-changes.ts';
import * as configuration from '#contract/entities/configuration.ts';
import * as customerCard from '#contract/entities/customer-card.ts';
import * as customerInput from '#contract/entities/customer-input.ts';
import * as customerProfileInput from '#contract/entities/customer-profile-input.ts';
import * as customer from '#contract/entities/customer.ts';
import * as dataExport from '#contract/entities/data-export.ts';
import * as deskApplication from '#contract/entities/desk-application.ts';
import * as deskCounts from '#contract/entities/desk-counts.ts';
import * as deskInvoice from '#contract/entities/desk-invoice.ts';
import * as deskSetting from '#contract/entities/desk-setting.ts';
import * as document from '#contract/entities/document.ts';
import * as eWalletTransaction from '#contract/entities/e-wallet-transaction.ts';
import * as familyBoard from '#contract/entities/family-board.ts';
import * as fileContents from '#contract/entities/file-contents.ts';
import * as globalSetting from '#contract/entities/global-setting.ts';
import * as invoice from '#contract/entities/invoice.ts';
import * as localisedName from '#contract/entities/localised-name.ts';
import * as networkZone from '#contract/entities/network-zone.ts';
import * as notificationSetting from '#contract/entities/notification-setting.ts';
import * as order from '#contract/entities/order.ts';
import * as pass from '#contract/entities/pass.ts';
import * as payment from '#contract/entities/payment.ts';
import * as priceListInput from '#contract/entities/price-list-input.ts';
import * as reclamation from '#contract/entities/reclamation.ts';
import * as repeatPurchase from '#contract/entities/repeat-purchase.ts';
import * as replayTicket from '#contract/entities/replay-ticket.ts';
import * as shoppingCart from '#contract/entities/shopping-cart.ts';
import * as supplier from '#contract/entities/supplier.ts';
import * as systemCustomerAccount from '#contract/entities/system-customer-account.ts';
import * as tariffDetails from '#contract/entities/tariff-details.ts';
import * as tariffProfileInput from '#contract/entities/tariff-profile-input.ts';
import * as tariff from '#contract/entities/tariff.ts';
import * as ticketCombinationInput from '#contract/entities/ticket-combination-input.ts';
import * as ticketFareOffer from '#contract/entities/ticket-fare-offer.ts';
import * as ticketFare from '#contract/entities/ticket-fare.ts';
import * as tokenization from '#contract/entities/tokenization.ts';
import * as trail from '#contract/entities/trail.ts';
import * as undeliveredMail from '#contract/entities/undelivered-mail.ts';
import * as unsettledPayment from '#contract/entities/unsettled-payment.ts';
import * as upcomingChanges from '#contract/entities/upcoming-changes.ts';
import * as walletPayment from '#contract/entities/wallet-payment.ts';
import * as zoneInput from '#contract/entities/zone-input.ts';
import * as errorNames from '#contract/error-names.ts';
import * as iban from '#contract/iban.ts';
import * as values from '#contract/values.ts';
import type { Schemas } from './json-schema.ts';

const modules = [
  authCalls,
  balanceTransferCalls,
  cardApplicationChecksCalls,
  cardApplicationsCalls,
  familyBoardCalls,
  i18nCalls,
  reclamationDeskCalls,
  reclamationsCalls,
  shoppingCartCalls,
  accountDeletion,
  accountLink,
  accountPage,
  applicationProgress,
  attachment,
  branchOffice,
  calendarAddress,
  cardApplicationDraft,
  cardApplicationInput,
  cardApplication,
  cardManagementRequest,
  configurationChanges,
  configuration,
  customerCard,
  customerInput,
  customerProfileInput,
  customer,
  dataExport,
  deskApplication,
  deskCounts,
  deskInvoice,
  deskSetting,
  document,
  eWalletTransaction,
  familyBoard,
  fileContents,
  globalSetting,
  invoice,
  localisedName,
  networkZone,
  notificationSetting,
  order,
  pass,
  payment,
  priceListInput,
  reclamation,
  repeatPurchase,
  replayTicket,
  shoppingCart,
  supplier,
  systemCustomerAccount,
  tariffDetails,
  tariffProfileInput,
  tariff,
  ticketCombinationInput,
  ticketFareOffer,
  ticketFare,
  tokenization,
  trail,
  undeliveredMail,
  unsettledPayment,
  upcomingChanges,
  walletPayment,
  zoneInput,
  errorNames,
  iban,
  values,
];

const isSchema = (value: unknown): value is Schemas[string] =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The exported schemas of the contract by their names, which they also have in the document. */
export const namedSchemas: Schemas = Object.fromEntries(
  modules.flatMap((module) =>
    Object.entries<unknown>(module).flatMap(([name, value]) => (isSchema(value) ? [[name, value] as const] : [])),
  ),
);
