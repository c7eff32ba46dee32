/** The enumerations in the order of ENU-01. The ids of their values in the calls are in `wire-ids.ts`. */
export { paymentGateways } from './payment-gateways.ts';
export type { PaymentGateway } from './payment-gateways.ts';
export * from './start-up-enumerations.ts';
export const orderStates = ['PENDING', 'PAID', 'CANCELLED', 'REJECTED', 'RETURNED', 'PROCESSING'] as const;
/**
 * Why an order was cancelled: by its customer, because it was not paid in time, or because it could not be delivered.
 */
export const cancelReasons = ['CUSTOMER', 'EXPIRED', 'UNDELIVERABLE'] as const;
/** Why an ordered item cannot be delivered (ours). */
export const deliveryObstacles = [
  'CARD_NOT_ACTIVE',
  'TICKET_PAST',
  'TICKET_COLLISION',
  'E_WALLET_FULL',
  'CARD_APPLICATION_CLOSED',
  'RECLAMATION_PAID',
  'NOT_DELIVERABLE',
] as const;
/** The states of an attempt to pay an order at a gateway; CREATED and IN_PROGRESS are open. */
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
/**
 * How an attempt ended without paying its order. RUN_OUT: it was not paid in time, but the gateway had not closed it, so
 * money may still arrive.
 */
export const attemptEndings = ['CANCELLED', 'REJECTED', 'REVERSED', 'FAILED', 'RUN_OUT'] as const;
/**
 * The state of an attempt that a gateway reports. UNKNOWN = no trustworthy answer. BEGUN = open, and the payer has
 * opened its page.
 */
export const gatewayReports = ['OPEN', 'BEGUN', 'PAID', 'CANCELLED', 'REJECTED', 'REVERSED', 'UNKNOWN'] as const;
/** Whether an attempt charged the customer. UNKNOWN = not known yet; RETURNED = charged, and the money was returned. */
export const chargeStates = ['YES', 'NO', 'UNKNOWN', 'RETURNED'] as const;
/**
 * The next step of a payment. DELIVERED and DELIVERING: the order is paid. WAIT: the shop asks the gateway again.
 * CONTINUE: nothing was charged yet; the payer may return to the gateway. PAY_AGAIN: the order can be paid by a new
 * attempt. RETURNING: the money is being returned. CLOSED: there is no next step; the customer must order again.
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
/** The kinds of events in an order's history. */
export const orderEventKinds = [
  'CREATED',
  'PAYMENT_TYPE_CHANGED',
  'ATTEMPT_BEGUN',
  'ATTEMPT_ENDED',
  'PAID',
  'DELIVERED',
  'INVOICED',
  'CANCELLED',
  'EXPIRED',
  'LATE_MONEY',
  'RETURNED',
  'MAILED',
] as const;
export const cardStates = ['NOT_ISSUED', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'IN_PROGRESS', 'TOKENIZED'] as const;
export const customerCardTypes = ['PERSONAL', 'PORTABLE', 'RECLAMATION', 'VIRTUAL', 'BANK', 'WHITE_LIST'] as const;
/**
 * An attempt to register a bank card at the gateway. OPEN: the latest attempt of its application. SUPERSEDED: a later
 * attempt has replaced it, but it may still succeed. REGISTERED: the application has its card. REFUSED: the bank or the
 * person refused. TAKEN: the card belongs to another customer. CLOSED: the application needs no card any more. EXPIRED:
 * the gateway has closed it.
 */
export const tokenizationStates = [
  'OPEN',
  'SUPERSEDED',
  'REGISTERED',
  'REFUSED',
  'TAKEN',
  'CLOSED',
  'EXPIRED',
] as const;
/** The outcome of an attempt for the page. PENDING: the gateway has not decided, or does not answer. */
export const tokenizationOutcomes = ['PENDING', 'REGISTERED', 'REFUSED', 'TAKEN', 'CLOSED', 'EXPIRED'] as const;
export const cardApplicationStates = ['WAITING_TO_BE_PRINTED', 'PROCESSED', 'REJECTED', 'UNCHECKED_DATA'] as const;
export const cardProductionStates = ['IN_PROGRESS', 'PROCESSED'] as const;
/** The states of a reclamation that the shop shows; the desk has more detailed states. */
export const eshopReclamationStates = ['PENDING', 'REJECTED', 'FINALIZED'] as const;
export const reclamationStates = [
  'PENDING',
  'REJECTED',
  'APPROVED_COUNTER_PAY_OFF',
  'APPROVED_CARD_UPLOAD',
  'FINALIZED',
] as const;
export const carrierTypes = ['HAULIER_CARD', 'WHITE_LIST_CARD', 'VIRTUAL_CARD', 'BANK_CARD'] as const;
export const ticketFareStates = ['CANCELLED', 'EXPIRED', 'ACTIVE', 'FUTURE'] as const;
/** The bank's states of a card payment on board. */
export const bankPaymentStates = [
  'PROCESSED',
  'TO_BE_PROCESSED',
  'DENIED',
  'TAP_MISSING',
  'ANSWER_MISSING',
  'GPE_ERROR',
  'SKIPPED',
  'REVERSAL',
  'DUPLICATION',
] as const;
export const denyListTokenStates = [
  'NOT_IN_DENY_LIST',
  'IS_IN_DENY_LIST',
  'WAS_IN_DENY_LIST',
  'DENY_LIST_RECOVER_DEPLETED',
  'CARD_NOT_FOUND',
] as const;
export const walletOperations = ['RECHARGE', 'WITHDRAW', 'PAYMENT', 'TRANSFER', 'PAK_TRANSFER'] as const;
export const refundTypes = ['REFUND_NO_REASON', 'REFUND_HOSPITAL', 'REFUND_DEATH'] as const;
export const ticketCancellationFinalisations = ['COUNTER_PAY_OFF', 'GATEWAY_PAY_OFF'] as const;
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
export const employeeCardRoles = ['INSPECTOR', 'DRIVER', 'ANONYMOUS', 'TECHNICIAN', 'CASHIER', 'SALE'] as const;
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
/**
 * Whether a person may travel today with a ticket on their active card. ENDING: only for a few more days. NO_CARD: there
 * is no active card.
 */
export const coverageStates = ['COVERED', 'ENDING', 'NOT_COVERED', 'NO_CARD'] as const;
/**
 * Why an account may not act for a customer: the age does not suit the link, or none of several active cards is the main
 * card.
 */
export const unmanageableReasons = ['AGE', 'NO_MAIN_CARD'] as const;
/** UNKNOWN: the back end does not tell the reason. */
export const shownUnmanageableReasons = [...unmanageableReasons, 'UNKNOWN'] as const;
/** Why the family board suggests no ticket for a person (FAM-02). */
export const boardObstacles = [
  'NO_CARD',
  'CARD_NOT_ACTIVE',
  'NOT_MANAGEABLE',
  'NOTHING_SOLD',
  'IN_CART',
  'IN_ORDER',
  'NEXT_TICKET',
  'NO_TICKET_BEFORE',
  'NOT_OFFERED',
  'CARD_ENDS',
  'PROFILE_ENDS',
  'COVERED',
] as const;
/**
 * Why a suggested ticket has its first day: after the last ticket, as early as possible, or always on the day of its
 * purchase.
 */
export const startReasons = ['AFTER_LAST', 'EARLIEST', 'ONLY_TODAY'] as const;
/** The buyer of a ticket: the account, another account, or no account of the e-shop. */
export const buyers = ['THIS_ACCOUNT', 'OTHER_ACCOUNT', 'ELSEWHERE'] as const;
/** The carriers for which people can apply in the shop. */
export const applicationCarriers = ['HAULIER_CARD', 'VIRTUAL_CARD', 'BANK_CARD'] as const;
/**
 * Why a person has no profile after a day: the person is too old for it, the school year ends, the ISIC must be proved
 * again, the card ends, or the profile itself ends (GRO-01).
 */
export const changeKinds = ['AGE', 'SCHOOL_YEAR', 'ISIC', 'CARD', 'PROFILE'] as const;
/** The possible next actions for a change of profile (GRO-03). */
export const changeStepNames = ['APPLY', 'APPLICATION', 'LATER', 'NONE'] as const;
/**
 * Why no action is possible: the account may not act for the person, the shop issues no card that the person could have,
 * the wizard accepts only children for an assigned person, or the person may have no profile.
 */
export const stepObstacles = ['NOT_MANAGEABLE', 'NO_CARD_OFFERED', 'TOO_OLD_FOR_LINK', 'NO_PROFILE'] as const;
/** The ticket whose prices are compared: the ticket bought last, or a ticket for a month. */
export const ticketBases = ['LAST_BOUGHT', 'MONTHLY'] as const;
/** The currencies that the shop can use: currencies with two decimals that both gateways accept. */
export const currencies = ['CZK', 'EUR', 'PLN', 'RON', 'USD'] as const;

export type EshopReclamationState = (typeof eshopReclamationStates)[number];
export type WalletPaymentType = (typeof walletPaymentTypes)[number];
export type OrderState = (typeof orderStates)[number];
export type DeliveryObstacle = (typeof deliveryObstacles)[number];
export type CancelReason = (typeof cancelReasons)[number];
export type PaymentState = (typeof paymentStates)[number];
export type AttemptEnding = (typeof attemptEndings)[number];
export type GatewayReport = (typeof gatewayReports)[number];
export type ChargeState = (typeof chargeStates)[number];
export type PaymentNext = (typeof paymentNexts)[number];
export type OrderEventKind = (typeof orderEventKinds)[number];
export type CardState = (typeof cardStates)[number];
export type TokenizationState = (typeof tokenizationStates)[number];
export type TokenizationOutcome = (typeof tokenizationOutcomes)[number];
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
export type ShownUnmanageableReason = (typeof shownUnmanageableReasons)[number];
export type UnmanageableReason = (typeof unmanageableReasons)[number];
export type CoverageState = (typeof coverageStates)[number];
export type BoardObstacleName = (typeof boardObstacles)[number];
export type StartReason = (typeof startReasons)[number];
export type ChangeKind = (typeof changeKinds)[number];
export type ChangeStepName = (typeof changeStepNames)[number];
export type TicketBasis = (typeof ticketBases)[number];
export type StepObstacle = (typeof stepObstacles)[number];
export type ApplicationCarrier = (typeof applicationCarriers)[number];
export type Buyer = (typeof buyers)[number];
