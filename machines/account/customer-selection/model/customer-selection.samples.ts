import type {
  AccountCustomer,
  AccountPage,
  ShownPerson,
  CustomerStanding,
  CustomerLink,
  FollowedApplication,
} from '#contract/entities/account-page.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import { noOffers } from '#machines/common/repeat-purchase/model/repeat-purchase.samples.ts';

const customer: AccountCustomer = {
  id: 1,
  firstName: 'Jana',
  lastName: 'Nováková',
  fullName: 'Jana Nováková',
  birthDay: '1988-04-12',
  email: null,
  phoneNumber: null,
  originId: null,
  address: null,
  draft: false,
  external: false,
  parent: null,
  changes: null,
  lastCard: {
    id: 1,
    cardNumber: '12345678901234567',
    currentState: { state: { id: 2, name: 'ACTIVE', displayName: 'Aktivní' } },
    validFrom: '2025-01-01',
    validTo: '2028-12-31',
  },
  pin: null,
  isicNumber: null,
  personalDataVerifiedDate: null,
  personalDataVerifiedBy: null,
};

const card: CardDetail = {
  id: 1,
  cardNumber: '12345678901234567',
  customerCardType: 'PERSONAL',
  carrierType: 'HAULIER_CARD',
  currentState: { state: { id: 2, name: 'ACTIVE', displayName: 'Aktivní' } },
  validFrom: '2025-01-01',
  validTo: '2028-12-31',
  reclamation: false,
  customer: { id: 1, firstName: 'Jana', lastName: 'Nováková' },
  electronicWallet: { id: 1, currentAmount: 25_000 },
  profileOne: null,
  profileTwo: null,
  created: '2025-01-01T08:00:00.000Z',
  issued: null,
  contactMeIfCardFound: false,
  marketingConsent: false,
  ticketFares: [],
};

const child = { ...customer, id: 2, firstName: 'Matěj', lastName: 'Novák', fullName: 'Matěj Novák' };

const link: CustomerLink = { id: 11, type: 'ASSIGNED', cancelable: true };

const person = (
  { id, fullName }: AccountCustomer,
  type: ShownPerson['type'],
  coverage: ShownPerson['coverage'],
): ShownPerson => ({ customerId: id, fullName, type, coverage, openApplication: null });

const people: AccountPage['people'] = {
  items: [
    person(customer, 'REGISTERED', { state: 'COVERED', until: '2026-12-31' }),
    person(child, 'ASSIGNED', { state: 'ENDING', until: '2026-11-23' }),
  ],
  totalCount: 2,
};

/** The account may do everything for its own customer. */
const standing: CustomerStanding = {
  manageable: true,
  reason: null,
  hasApplication: false,
  openApplication: null,
  connected: true,
};

/** An application for a chip card that is paid and is being checked. */
const openApplication: FollowedApplication = {
  id: 5,
  applicationNumber: '8000000012',
  waitsFor: null,
  progress: [
    { stop: 'RECEIVED', reached: true, at: '2026-11-19T08:30:00.000Z' },
    { stop: 'PAID', reached: true, at: '2026-11-19T08:40:00.000Z' },
    { stop: 'CHECKED', reached: false, at: null },
    { stop: 'PRINTED', reached: false, at: null },
    { stop: 'READY', reached: false, at: null },
    { stop: 'ISSUED', reached: false, at: null },
  ],
  branchOffice: 'Lipany',
};

const ownPage: AccountPage = {
  customer,
  link: null,
  card,
  standing,
  repeatPurchase: noOffers,
  begunApplications: [],
  begunForNewPerson: [],
  onlyManaged: false,
  mailFails: false,
  people,
};

const childPage: AccountPage = {
  ...ownPage,
  customer: child,
  link,
  card: { ...card, id: 2, customer: { id: 2, firstName: 'Matěj', lastName: 'Novák' } },
};

const nobodysPage: AccountPage = {
  ...ownPage,
  customer: null,
  card: null,
  standing: null,
  repeatPurchase: null,
  onlyManaged: true,
  mailFails: true,
  people: { items: [], totalCount: 0 },
};

/**
 * The account's own customer with their card, a child with their link to the account, and the answers about each of
 * them, and an open application for a card.
 */
export const customerSelectionSamples = {
  customer,
  card,
  child,
  link,
  people,
  standing,
  openApplication,
  ownPage,
  childPage,
  nobodysPage,
};
