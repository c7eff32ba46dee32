import type { CardDetail } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import type { LinkedCustomer } from './customer-selection.types.ts';

const customer: Customer = {
  id: 1,
  firstName: 'Jana',
  lastName: 'Nováková',
  fullName: 'Jana Nováková',
  birthDay: '1988-04-12',
  email: null,
  phoneNumber: null,
  photo: null,
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

const child: LinkedCustomer = {
  customer: { ...customer, id: 2, firstName: 'Matěj', lastName: 'Novák', fullName: 'Matěj Novák' },
  link: { id: 11, type: 'ASSIGNED', cancelable: true },
};

/** The account's own customer, the card, and a child linked to the account. */
export const customerSelectionSamples = { customer, card, child };
