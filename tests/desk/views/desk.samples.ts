import type { DeskApplication, ListedDeskApplication } from '#contract/entities/desk-application.ts';
import type { DeskInvoice } from '#contract/entities/desk-invoice.ts';
import type { UnsettledPayment } from '#contract/entities/unsettled-payment.ts';

const photo = 'data:image/jpeg;base64,/9j/AAAA';
const address = { street: 'Lipová', streetNumber: '14', city: 'Lipany', zip: '56101' };

/** A child's application for a chip card with a changed name and a new photo. */
export const uncheckedApplication: DeskApplication = {
  id: 7,
  applicationNumber: '0895160156',
  serialNumber: 12,
  created: '2026-11-20T09:00:00.000Z',
  state: { id: 1, name: 'UNCHECKED_DATA', displayName: 'Čeká na kontrolu údajů' },
  carrierType: 'HAULIER_CARD',
  task: 'CHECK',
  customer: { id: 3, firstName: 'Eliška', lastName: 'Dvořáková', birthDay: '2015-03-04' },
  paid: true,
  cardForFree: false,
  version: 'v1',
  actions: ['CHECK', 'ASK_AGAIN', 'REJECT'],
  account: 'parent@linka.example',
  person: {
    id: 3,
    filed: { firstName: 'Eliška', lastName: 'Nová', birthDay: '2015-03-04', photo },
    verified: { firstName: 'Eliška', lastName: 'Dvořáková', birthDay: '2015-03-04', photo: `${photo}BB` },
    verifiedDate: '2025-10-19T17:12:00.000Z',
    verifiedBy: 'Iva Kopecká',
    email: 'parent@linka.example',
    phoneNumber: '+420601234567',
    address,
    isicNumber: null,
  },
  custodian: {
    id: 2,
    firstName: 'Lenka',
    lastName: 'Dvořáková',
    birthDay: '1988-01-02',
    email: 'parent@linka.example',
    phoneNumber: null,
  },
  profiles: [
    {
      profile: { id: 4, displayName: 'Student', reduced: true, isic: false },
      validFrom: '2026-11-25',
      validTo: '2030-11-24',
      confirmationChecked: null,
      isProfileOne: true,
      requireConfirmation: true,
      attachmentTypes: [
        {
          id: 4,
          name: 'Potvrzení o studiu',
          attachment: {
            id: 31,
            name: 'potvrzeni.pdf',
            size: 20_480,
            typeId: 4,
            typeName: 'Potvrzení o studiu',
            isProfileOne: true,
          },
        },
        { id: 5, name: 'Průkaz', attachment: null },
      ],
    },
  ],
  keepPhoto: false,
  contactMeIfCardFound: true,
  marketingConsent: false,
  recipientAddress: address,
  deliveryBranchOffice: null,
  fee: { orderNumber: 260_017, price: 20_000, currency: 'CZK' },
  note: null,
  checkedBy: null,
  checkedDate: null,
  card: null,
  bankCard: null,
  correction: null,
  progress: [],
  events: [
    { id: 1, kind: 'FILED', at: '2026-11-20T09:00:00.000Z', by: null, note: null },
    { id: 2, kind: 'ASKED_AGAIN', at: '2026-11-20T10:00:00.000Z', by: 'iva@linka.example', note: 'Chybí razítko.' },
  ],
};

/** The same application in the list. */
export const listedApplication: ListedDeskApplication = { ...uncheckedApplication, handOver: null };

/** A payment attempt about which the gateway has not answered recently. */
export const unsettledPayment = {
  kind: 'OPEN',
  orderNumber: 260_001,
  orderState: 'PENDING',
  amount: 50_000,
  currency: 'CZK',
  since: '2026-11-21T08:00:00.000Z',
  ageInMinutes: 5,
  payment: {
    id: 4,
    gateway: 'CSOB',
    state: 'IN_PROGRESS',
    gatewayOrderNumber: 7,
    gatewayPaymentId: 'a1b2c3',
    lastHeard: '2',
    lastHeardAt: '2026-11-21T08:01:00.000Z',
    nextCheck: null,
    checks: 3,
    unansweredChecks: 2,
    reversalBegun: null,
  },
  failures: 0,
  lastFailure: null,
} as const satisfies UnsettledPayment;

/** An invoice whose payment can be recorded. */
export const deskInvoice: DeskInvoice = {
  id: 1,
  orderNumber: 260_001,
  invoiceNumber: '2026000001',
  username: 'jana@linka.example',
  issued: '2026-11-20',
  due: '2026-12-04',
  price: 55_000,
  currency: 'EUR',
  orderState: 'PENDING',
  actions: ['BOOK'],
};
