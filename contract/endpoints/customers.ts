import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ActiveCardApplication, ListedCardApplication } from '../entities/card-application.ts';
import { CardDetail, CustomerCard } from '../entities/customer-card.ts';
import { Customer } from '../entities/customer.ts';
import { EWalletTransaction, VehicleTicket } from '../entities/e-wallet-transaction.ts';
import { TicketFare } from '../entities/ticket-fare.ts';
import { walletOperations, walletPaymentTypes } from '../enumerations.ts';
import { commonQuery, listOf, paging, QueryDate, QueryId, queryList } from '../query.ts';
import { isOrdered, Money, PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

export const loggedCustomer = endpoint({
  name: 'loggedCustomer',
  method: 'GET',
  path: '/api/eshop/customers-logged-customer',
  summary: "The account's own (REGISTERED) customer; null if the account has none.",
  access: 'customer',
  extension: 'specified',
  query,
  response: v.nullable(Customer),
  errors: [],
});

export const customer = endpoint({
  name: 'customer',
  method: 'GET',
  path: '/api/eshop/customers/:id',
  summary: 'A customer of the account: its own customer or a linked customer.',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: Customer,
  errors: [],
});

export const checkManageable = endpoint({
  name: 'checkManageable',
  method: 'GET',
  path: '/api/eshop/customers/:id/check-manageable',
  summary: 'Whether the account may act for the customer (ACC-06).',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: v.object({ manageable: v.boolean() }),
  errors: [],
});

export const checkOnlyManagedRelations = endpoint({
  name: 'checkOnlyManagedRelations',
  method: 'GET',
  path: '/api/eshop/customers-check-only-managed-relations',
  summary: 'Whether the account is linked to customers, and only by links of the type MANAGED.',
  access: 'customer',
  extension: 'specified',
  query,
  response: v.object({ onlyManagedRelations: v.boolean() }),
  errors: [],
});

export const activeCardApplication = endpoint({
  name: 'activeCardApplication',
  method: 'GET',
  path: '/api/eshop/customers/:id/active-card-application',
  summary:
    "The newest of the customer's card applications that are neither processed nor rejected; null = there is none.",
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: v.nullable(ActiveCardApplication),
  errors: [],
});

export const virtualCardApplicationCreationCheck = endpoint({
  name: 'virtualCardApplicationCreationCheck',
  method: 'GET',
  path: '/api/eshop/customers/:id/virtual-card-application-creation-check',
  summary: 'Whether an application for a virtual card can be created for the customer (BNK-01).',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: v.object({ possible: v.boolean() }),
  errors: [],
});

export const activeCard = endpoint({
  name: 'activeCard',
  method: 'GET',
  path: '/api/eshop/customers/:id/active-card',
  summary: "The customer's active card, with its present and future ticket fares.",
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: CardDetail,
  errors: ['NO_ACTIVE_CARD'],
});

export const lastActiveCard = endpoint({
  name: 'lastActiveCard',
  method: 'GET',
  path: '/api/eshop/customers/:id/last-active-card',
  summary: 'The active card, otherwise the card that was active last; 404 means that there is no such card (CRD-03).',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: CardDetail,
  errors: ['NO_ACTIVE_CARD'],
});

const customerCardsColumns = [
  'currentState',
  'cardNumber',
  'validFrom',
  'validTo',
  'profileOne',
  'profileTwo',
  'created',
  'issued',
  'marketingConsent',
] as const;

export const customerCards = endpoint({
  name: 'customerCards',
  method: 'GET',
  path: '/api/eshop/customers/:id/cards',
  summary: "The customer's cards.",
  access: 'customer',
  extension: 'specified',
  params,
  sortColumns: customerCardsColumns,
  query: v.object({
    ...paging(customerCardsColumns),
    stateIds: v.optional(queryList(QueryId)),
  }),
  response: listOf(CustomerCard),
  errors: [],
});

const customerTicketFaresColumns = [
  'state',
  'validFrom',
  'validTo',
  'customerProfile',
  'zones',
  'tariffProfile',
  'price',
  'cardNumber',
  'cardState',
] as const;

export const customerTicketFares = endpoint({
  name: 'customerTicketFares',
  method: 'GET',
  path: '/api/eshop/customers/:id/ticket-fares',
  summary: "The customer's ticket fares on all their cards.",
  access: 'customer',
  extension: 'specified',
  params,
  sortColumns: customerTicketFaresColumns,
  query: v.object({
    ...paging(customerTicketFaresColumns),
    stateIds: v.optional(queryList(QueryId)),
  }),
  response: listOf(TicketFare),
  errors: [],
});

const customerCardApplicationsColumns = [
  'state',
  'serialNumber',
  'applicationNumber',
  'created',
  'customer',
  'profileOne',
  'profileTwo',
  'note',
  'eshop',
  'paid',
  'carrierType',
] as const;

export const customerCardApplications = endpoint({
  name: 'customerCardApplications',
  method: 'GET',
  path: '/api/eshop/customers/:id/card-applications',
  summary: "The customer's card applications, from all accounts.",
  access: 'customer',
  extension: 'specified',
  params,
  sortColumns: customerCardApplicationsColumns,
  query: v.object({
    ...paging(customerCardApplicationsColumns),
    stateIds: v.optional(queryList(QueryId)),
  }),
  response: listOf(ListedCardApplication),
  errors: [],
});

export const isicTicketFarePrice = endpoint({
  name: 'isicTicketFarePrice',
  method: 'GET',
  path: '/api/eshop/customers/:id/isic-ticket-fare-price',
  summary:
    'The price of a ticket fare for an ISIC profile for the customer; `validFrom` is the chosen first day of the ticket, `validTo` the last day.',
  access: 'customer',
  extension: 'specified',
  params,
  query: v.pipe(
    v.object({
      ...commonQuery,
      customerProfileId: QueryId,
      priceListZoneId: QueryId,
      validFrom: QueryDate,
      validTo: QueryDate,
    }),
    v.forward(
      v.check(({ validFrom, validTo }) => isOrdered(validFrom, validTo), 'is before validFrom'),
      ['validTo'],
    ),
  ),
  response: v.object({ price: Money }),
  errors: ['INVALID_CUSTOMER_PROFILE', 'CUSTOMER_PROFILE_WITHOUT_ISIC', 'INVALID_ZONE', 'INVALID_PRICE_LIST'],
});

const customerEWalletTransactionsColumns = [
  'operation',
  'dateTime',
  'transactionNumber',
  'lineNumber',
  'address',
  'amount',
  'newBalance',
  'paymentType',
  'cardNumber',
] as const;

export const customerEWalletTransactions = endpoint({
  name: 'customerEWalletTransactions',
  method: 'GET',
  path: '/api/eshop/customers/:id/e-wallets-transactions',
  summary: "The transactions of the customer's wallets; `date` is a local calendar day.",
  access: 'customer',
  extension: 'specified',
  params,
  sortColumns: customerEWalletTransactionsColumns,
  query: v.object({
    ...paging(customerEWalletTransactionsColumns),
    date: v.optional(QueryDate),
    operations: v.optional(queryList(v.picklist(walletOperations))),
    paymentTypes: v.optional(queryList(v.picklist(walletPaymentTypes))),
  }),
  response: listOf(EWalletTransaction),
  errors: [],
});

export const vehicleTickets = endpoint({
  name: 'vehicleTickets',
  method: 'GET',
  path: '/api/eshop/electronic-wallet-transactions/:id/vehicle-tickets',
  summary: 'The tickets paid on board with one wallet transaction.',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: v.array(VehicleTicket),
  errors: [],
});
