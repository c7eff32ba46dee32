import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { askApplicantAgain } from '#contract/endpoints/application-desk.ts';
import { ReclamationAnswer } from '#contract/endpoints/reclamation-desk.ts';
import { NewCardApplication } from '#contract/entities/card-application-input.ts';
import { SystemConfigurationChanges } from '#contract/entities/configuration-changes.ts';
import { AssignedCustodian, ChangedCustomer, NewCustomer } from '#contract/entities/customer-input.ts';
import { WalletPayment } from '#contract/entities/wallet-payment.ts';

const person = { name: { firstName: 'Ema', lastName: 'Malá' }, birthDay: '2015-05-06' };
const custodian = { name: { firstName: 'Iva', lastName: 'Malá' }, birthDay: '1985-05-06' };
const newCustomer = { ...person, gdprTermsApproval: true };
const address = { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' };
const application = {
  customerId: 1,
  profileOne: { profileId: 1, validFrom: '2026-11-21', validTo: null },
  marketingConsent: false,
  carrierType: 'HAULIER_CARD',
  contactMeIfCardFound: false,
  keepPhoto: false,
  cardForFree: false,
};
const answer = { answer: 'Omlouváme se.' };
const asked = { version: 'x', note: 'Fotka je rozmazaná.', photo: false, attachments: [] };
const ride = { amount: 5000 };
const ticket = {
  ticketNumber: '1',
  customerProfileId: 1,
  tariffProfileId: 1,
  validFrom: '2026-11-21T08:00:00.000Z',
  validTo: '2026-11-21T09:00:00.000Z',
  ticketPrice: 2500,
  passengerCount: 2,
};

const accepted: readonly (readonly [string, v.GenericSchema, object])[] = [
  ['a new person without a custodian', NewCustomer, newCustomer],
  ['a new person with a known custodian', NewCustomer, { ...newCustomer, parentId: 1 }],
  ['a new person with a new custodian', NewCustomer, { ...newCustomer, parentId: null, parent: custodian }],
  ['a changed person with a new custodian', ChangedCustomer, { ...person, parent: custodian }],
  ['a custodian who is known', AssignedCustodian, { parentId: 1 }],
  ['a card that is posted', NewCardApplication, { ...application, recipientAddress: address }],
  ['a card that is collected', NewCardApplication, { ...application, deliveryBranchOfficeId: 1 }],
  ['a settled reclamation with a fee', ReclamationAnswer, { ...answer, verdict: 'FINALIZED', fee: 100 }],
  ['a reclamation that is not recognised', ReclamationAnswer, { ...answer, verdict: 'REJECTED', fee: null }],
  ['an applicant who is asked for a photo', askApplicantAgain.request, { ...asked, photo: true }],
  ['two ways to pay', SystemConfigurationChanges, { allowedPaymentTypes: ['BANK_CARD', 'INVOICE'] }],
  ['a ride that is paid by a card', WalletPayment, { ...ride, cardNumber: '1' }],
  ['a ride with tickets', WalletPayment, { ...ride, cardNumber: '1', vehicleTickets: [ticket] }],
];

const refused: readonly (readonly [string, v.GenericSchema, object, string])[] = [
  ['two custodians', NewCustomer, { ...newCustomer, parentId: 1, parent: custodian }, 'parentId'],
  ['two custodians of a changed person', ChangedCustomer, { ...person, parentId: 1, parent: custodian }, 'parentId'],
  ['two custodians at once', AssignedCustodian, { parentId: 1, parent: custodian }, 'parentId'],
  ['nobody as a custodian', AssignedCustodian, {}, 'parentId'],
  [
    'a card that is posted and collected',
    NewCardApplication,
    { ...application, recipientAddress: address, deliveryBranchOfficeId: 1 },
    'deliveryBranchOfficeId',
  ],
  ['a card that goes nowhere', NewCardApplication, application, 'deliveryBranchOfficeId'],
  ['a fee without a settlement', ReclamationAnswer, { ...answer, verdict: 'REJECTED', fee: 100 }, 'fee'],
  ['an applicant who is asked for nothing', askApplicantAgain.request, asked, 'attachments'],
  [
    'one way to pay twice',
    SystemConfigurationChanges,
    { allowedPaymentTypes: ['INVOICE', 'INVOICE'] },
    'allowedPaymentTypes',
  ],
  ['a ride that nobody pays', WalletPayment, ride, ''],
  ['a ride that is paid by a card and a chip', WalletPayment, { ...ride, cardNumber: '1', chipNumber: '0123ABCD' }, ''],
  [
    'a ride that costs something else than its tickets',
    WalletPayment,
    { ...ride, cardNumber: '1', vehicleTickets: [{ ...ticket, passengerCount: 1 }] },
    '',
  ],
  [
    'a ticket that ends before it begins',
    WalletPayment,
    { ...ride, cardNumber: '1', vehicleTickets: [{ ...ticket, validTo: '2026-11-21T07:59:00.000Z' }] },
    'vehicleTickets.0',
  ],
];

describe('an input with fields that depend on each other', () => {
  test.each(accepted)('is accepted: %s', (_, schema, body) => {
    expect(v.safeParse(schema, body).issues).toBeUndefined();
  });

  test.each(refused)('is refused: %s', (_, schema, body, path) => {
    const { issues = [] } = v.safeParse(schema, body);
    expect(issues.map((issue) => v.getDotPath(issue) ?? '')).toEqual([path]);
  });
});
