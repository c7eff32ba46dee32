import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import {
  customerCardApplications,
  customerCards,
  customerEWalletTransactions,
  isicTicketFarePrice,
  lastActiveCard,
  loggedCustomer,
} from '#contract/endpoints/customers.ts';
import { priceListZones } from '#contract/endpoints/price-lists.ts';
import { valueAt } from '../answers/value-at.ts';
import type { CallPlan, Plans } from './call-plan.ts';
import { customerFacts } from './facts.ts';
import { first, fixed, from, row, today } from './sources.ts';

const customerId = from(loggedCustomer, (json) => valueAt(json, 'id'));
const ofCustomer: CallPlan = { params: { id: customerId } };
const grouped = (path: string) => ({ path, isGrouped: true }) as const;

/** The calls about people, their cards, tickets, wallets and applications. */
export const customerPlans: Plans = {
  loggedCustomer: { facts: customerFacts },
  customer: { ...ofCustomer, facts: customerFacts, sameAs: row(loggedCustomer, (json) => json) },
  checkManageable: ofCustomer,
  checkOnlyManagedRelations: {},
  activeCardApplication: ofCustomer,
  virtualCardApplicationCreationCheck: ofCustomer,
  activeCard: { ...ofCustomer, mayBe: ['NO_ACTIVE_CARD'], sameAs: row(lastActiveCard, (json) => json) },
  lastActiveCard: { ...ofCustomer, mayBe: ['NO_ACTIVE_CARD'] },
  customerCards: {
    ...ofCustomer,
    columns: {
      currentState: grouped('currentState.state.name'),
      cardNumber: { path: 'cardNumber' },
      validFrom: { path: 'validFrom' },
      validTo: { path: 'validTo' },
      profileOne: { path: 'profileOne.profile.displayName' },
      profileTwo: { path: 'profileTwo.profile.displayName' },
      created: { path: 'created' },
      issued: { path: 'issued' },
      marketingConsent: { path: 'marketingConsent' },
    },
    filters: { stateIds: { path: 'currentState.state.id' } },
  },
  customerTicketFares: {
    ...ofCustomer,
    columns: {
      state: grouped('state.name'),
      validFrom: { path: 'validFrom' },
      validTo: { path: 'validTo' },
      customerProfile: { path: 'customerProfile.displayName' },
      zones: grouped('zones'),
      tariffProfile: { path: 'tariffProfile.displayName' },
      price: { path: 'price' },
      cardNumber: { path: 'card.cardNumber' },
      cardState: grouped('card.currentState.state.name'),
    },
    filters: { stateIds: { path: 'state.id' } },
  },
  customerCardApplications: {
    ...ofCustomer,
    columns: {
      state: grouped('state.name'),
      serialNumber: { path: 'serialNumber' },
      applicationNumber: { path: 'applicationNumber' },
      created: { path: 'created' },
      customer: grouped('customer.fullName'),
      profileOne: { path: 'profiles.0.profile.displayName' },
      profileTwo: { path: 'profiles.1.profile.displayName' },
      note: { path: 'note' },
      eshop: { path: 'eshop' },
      paid: { path: 'paid' },
      carrierType: grouped('carrierType'),
    },
    filters: { stateIds: { path: 'state.id' } },
  },
  isicTicketFarePrice: {
    ...ofCustomer,
    query: {
      customerProfileId: from(customerProfiles, first('id', { isic: true })),
      priceListZoneId: from(priceListZones, first()),
      validFrom: today,
      validTo: today,
    },
    mayBe: isicTicketFarePrice.errors,
  },
  customerEWalletTransactions: {
    ...ofCustomer,
    columns: {
      operation: grouped('operation.name'),
      dateTime: { path: 'dateTime' },
      transactionNumber: { path: 'transactionNumber' },
      lineNumber: { path: 'lineNumber' },
      address: { path: 'address' },
      amount: { path: 'amount' },
      newBalance: { path: 'newBalance' },
      paymentType: grouped('paymentType.name'),
      cardNumber: { path: 'cardNumber' },
    },
    filters: {
      date: { path: 'dateTime', isDay: true },
      operations: { path: 'operation.name' },
      paymentTypes: { path: 'paymentType.name' },
    },
  },
  vehicleTickets: {
    params: {
      id: from(
        customerEWalletTransactions,
        (json) => first('id', { 'operation.name': 'PAYMENT' })(json) ?? first()(json),
      ),
    },
  },
  checkCustomer: {
    query: { firstName: fixed('Conformance'), lastName: fixed('Nobody'), birthDay: fixed('1901-01-01') },
  },
  checkIsicNumber: {
    query: {
      firstName: fixed('Conformance'),
      lastName: fixed('Nobody'),
      isicNumber: fixed('S000000000000X'),
      customerProfileId: from(customerProfiles, first('id', { isic: true })),
    },
    mayBe: ['ISIC_REGISTER_UNAVAILABLE', 'TOO_MANY_ATTEMPTS'],
  },
  cardDetail: { params: { id: from(customerCards, first()) }, sameAs: row(customerCards) },
  bankCards: ofCustomer,
  lastCardApplication: {},
  cardApplication: {
    params: { id: from(customerCardApplications, first()) },
    sameAs: row(customerCardApplications),
  },
  cardApplicationDeliveryCheck: { query: { originId: customerId } },
  applicationOrderState: { query: { originId: customerId } },
  customerAccountLinks: {
    columns: {
      name: grouped('customer.fullName'),
      birthDay: { path: 'customer.birthDay' },
      activeCardNumber: { path: 'activeCardNumber' },
      number: { path: 'activeCardNumber' },
    },
    filters: { customerAccountLinkType: { path: 'customerAccountLinkType' } },
  },
  managingAccounts: { columns: { customerName: { path: 'customerName' }, username: { path: 'username' } } },
};
