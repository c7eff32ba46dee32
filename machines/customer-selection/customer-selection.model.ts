import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { defineModel } from '../flow-model.ts';
import { customerSelectionMachine } from './customer-selection.machine.ts';

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
  personalDataVerifiedDate: null,
};

const card: CustomerCard = {
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
};

const noAnswer = { error: { name: 'NO_ANSWER', status: 0, metadata: {} } };

export const customerSelectionModel = defineModel(customerSelectionMachine, {
  inputs: { fresh: undefined },
  cases: {
    sessionStarted: { plain: {} },
    sessionEnded: { plain: {} },
    refresh: { plain: {} },
    retry: { plain: {} },
  },
  environment: { sessionStarted: 'outside', sessionEnded: 'outside', refresh: 'outside' },
  outcomes: {
    readCustomer: { own: { output: customer }, none: { output: null }, noAnswer },
    readCard: { card: { output: card }, none: { output: null }, noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['absent', 'selected', 'none'],
  leave: { events: ['sessionEnded'] },
  scenarios: {
    'CRD-03 no card is an answer, not a failure': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=own', 'readCard=none'],
      ends: 'selected',
      with: (context) => context.customer !== null && context.card === null,
    },
    'ACC-01 an account without a customer': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=none'],
      ends: 'none',
    },
    'SES-04 log-out forgets whose card it was': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=own', 'readCard=card', 'sessionEnded'],
      ends: 'absent',
      with: (context) => context.customer === null && context.card === null,
    },
    'API-02 trying again goes on where it failed': {
      input: 'fresh',
      steps: ['sessionStarted', 'readCustomer=own', 'readCard=noAnswer', 'retry'],
      ends: 'readingCard',
    },
  },
  invariants: {
    'nothing is known of anybody after log-out': ({ context, value }) =>
      value !== 'absent' || (context.customer === null && context.card === null),
    'selected means there is a customer': ({ context, value }) => value !== 'selected' || context.customer !== null,
  },
});
