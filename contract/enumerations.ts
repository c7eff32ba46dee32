/** The enumerations of the first specification, section 4, in its order. An enumeration's id is its place, from 1. */
export const orderStates = ['PENDING', 'PAID', 'CANCELLED', 'REJECTED', 'RETURNED', 'PROCESSING'] as const;
export const paymentTypes = ['BANK_CARD', 'INVOICE'] as const;
/** Why an order was cancelled: by its customer, by its time, or since what was paid could not be delivered. */
export const cancelReasons = ['CUSTOMER', 'LAPSED', 'UNDELIVERABLE'] as const;
/** One attempt to pay an order at a gateway; CREATED and IN_PROGRESS are open. */
export const paymentStates = [
  'CREATED',
  'IN_PROGRESS',
  'PAID',
  'CANCELLED',
  'REJECTED',
  'REVERSING',
  'REVERSED',
  'FAILED',
] as const;
/** What a gateway's books say of an attempt; UNKNOWN = no trustworthy answer. BEGUN = open, the payer is on its page. */
export const gatewayReports = ['OPEN', 'BEGUN', 'PAID', 'CANCELLED', 'REJECTED', 'REVERSED', 'UNKNOWN'] as const;
/** Whether an attempt took the customer's money. UNKNOWN = nobody can tell yet; RETURNED = it did, and gave it back. */
export const chargeStates = ['YES', 'NO', 'UNKNOWN', 'RETURNED'] as const;
/**
 * What comes next of an attempt: DELIVERED and DELIVERING = its order is paid; WAIT = the shop asks the gateway by itself;
 * CONTINUE = nothing was taken yet, the way back to the gateway is open; PAY_AGAIN = the order waits for another attempt;
 * RETURNING = the money goes back by itself; CLOSED = nothing more, what is wanted still has to be bought anew.
 */
export const paymentNexts = [
  'DELIVERED',
  'DELIVERING',
  'WAIT',
  'CONTINUE',
  'PAY_AGAIN',
  'RETURNING',
  'CLOSED',
] as const;
/** The lines of an order's history. */
export const orderEventKinds = [
  'CREATED',
  'PAYMENT_TYPE_CHANGED',
  'ATTEMPT_BEGUN',
  'ATTEMPT_ENDED',
  'PAID',
  'DELIVERED',
  'INVOICED',
  'CANCELLED',
  'LAPSED',
  'LATE_MONEY',
  'RETURNED',
  'MAILED',
] as const;
export const cardStates = ['NOT_ISSUED', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'IN_PROGRESS', 'TOKENIZED'] as const;
export const customerCardTypes = ['PERSONAL', 'PORTABLE', 'RECLAMATION', 'VIRTUAL', 'BANK', 'WHITE_LIST'] as const;
export const cardApplicationStates = ['WAITING_TO_BE_PRINTED', 'PROCESSED', 'REJECTED', 'UNCHECKED_DATA'] as const;
export const carrierTypes = ['HAULIER_CARD', 'WHITE_LIST_CARD', 'VIRTUAL_CARD', 'BANK_CARD'] as const;
export const ticketFareStates = ['CANCELLED', 'EXPIRED', 'ACTIVE', 'FUTURE'] as const;
export const walletOperations = ['RECHARGE', 'WITHDRAW', 'PAYMENT', 'TRANSFER', 'PAK_TRANSFER'] as const;
export const walletPaymentTypes = ['CASH', 'BANK_CARD', 'INVOICE', 'E_WALLET'] as const;
export const orderItemTypes = [
  'FEE',
  'PRODUCT',
  'TICKET_FARE',
  'PAK_TICKET_FARE',
  'ELECTRONIC_WALLET',
  'RECLAMATION',
  'ROUNDING',
] as const;
export const tariffProfileTypes = ['SLIDING', 'CALENDAR', 'FIXED', 'SINGLE'] as const;
export const tariffPeriods = ['DAY', 'MONTH', 'YEAR', 'HALF_YEAR', 'MINUTE'] as const;
export const ticketCombinationTypes = ['SINGLE', 'TIME'] as const;
export const customerProfileTypes = ['IMPERSONAL', 'PERSONAL'] as const;
export const validToDefaults = [
  'END_OF_YEAR',
  'END_OF_JANUARY',
  'END_OF_AUGUST',
  'END_OF_SEPTEMBER',
  'AGE_TO',
  'DAYS_365_AFTER_CONFIRMATION',
  'DAYS_430_AFTER_CONFIRMATION',
  'YEARS',
  'BEFORE_19_OR_END_OF_AUGUST',
  'CARD_VALIDITY',
] as const;
export const accountLinkTypes = ['REGISTERED', 'ASSIGNED', 'MANAGED'] as const;
export const locales = ['cs', 'en', 'sk', 'pl', 'ro'] as const;
export const paymentGateways = ['CSOB', 'GP_WEBPAY'] as const;
/** What the shop can be set to: currencies of two decimals that both gateways take. */
export const currencies = ['CZK', 'EUR', 'PLN', 'RON', 'USD'] as const;

export type OrderState = (typeof orderStates)[number];
export type PaymentType = (typeof paymentTypes)[number];
export type CancelReason = (typeof cancelReasons)[number];
export type PaymentState = (typeof paymentStates)[number];
export type GatewayReport = (typeof gatewayReports)[number];
export type ChargeState = (typeof chargeStates)[number];
export type PaymentNext = (typeof paymentNexts)[number];
export type OrderEventKind = (typeof orderEventKinds)[number];
export type CardState = (typeof cardStates)[number];
export type CardApplicationState = (typeof cardApplicationStates)[number];
export type CustomerCardType = (typeof customerCardTypes)[number];
export type CarrierType = (typeof carrierTypes)[number];
export type TicketFareState = (typeof ticketFareStates)[number];
export type WalletOperation = (typeof walletOperations)[number];
export type OrderItemType = (typeof orderItemTypes)[number];
export type TariffProfileType = (typeof tariffProfileTypes)[number];
export type TariffPeriod = (typeof tariffPeriods)[number];
export type ValidToDefault = (typeof validToDefaults)[number];
export type AccountLinkType = (typeof accountLinkTypes)[number];
export type Locale = (typeof locales)[number];
export type PaymentGateway = (typeof paymentGateways)[number];
