import type { CardApplication } from '#contract/entities/card-application.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import type { FiledApplication } from '../application-detail.types.ts';

const office = {
  id: 4,
  name: 'Nádraží',
  address: { street: 'Nádražní', streetNumber: '1', city: 'Lipany', zip: '56101' },
  branchNumber: 4,
  cardDeliveryAllowed: true,
} as const;

export const filedApplication: CardApplication = {
  id: 5,
  applicationNumber: '1234567890',
  serialNumber: 12,
  state: { id: 1, name: 'UNCHECKED_DATA', displayName: 'Čeká na kontrolu údajů' },
  carrierType: 'HAULIER_CARD',
  created: '2026-11-20T10:00:00.000Z',
  note: null,
  keepPhoto: false,
  customer: { id: 1, firstName: 'Adam', lastName: 'Novák', fullName: 'Adam Novák', birthDay: '2017-09-01' },
  profiles: [
    {
      profile: { id: 3, displayName: 'Žák do 19 let', reduced: true, isic: false },
      validFrom: '2026-11-21',
      validTo: '2027-11-20',
      confirmationChecked: '2026-11-20',
    },
    {
      profile: { id: 4, displayName: 'Student', reduced: true, isic: true },
      validFrom: '2027-11-21',
      validTo: null,
      confirmationChecked: null,
    },
  ],
  contactMeIfCardFound: true,
  recipientAddress: null,
  deliveryBranchOffice: office,
  eshop: true,
  paid: true,
  waitsFor: null,
  checkedBy: null,
  checkedDate: null,
  cardForFree: false,
  marketingConsent: false,
  card: null,
  bankCard: null,
  customerChanges: null,
  photo: 'NEW',
  isicNumber: 'S123456789012A',
  price: 13_000,
  correction: null,
  unpaidFee: null,
  feeCounts: false,
  progress: [],
  attachments: [],
  missingAttachments: [],
};

export const filedForChild: FiledApplication = {
  application: filedApplication,
  person: { ...emptyPerson, firstName: 'Adam', lastName: 'Novák', birthDay: '2017-09-01', city: 'Lipany' },
  photo: 'data:image/jpeg;base64,AA==',
  custodian: { ...emptyPerson, firstName: 'Jana', lastName: 'Nováková' },
};

export const filedForAdult: FiledApplication = {
  application: {
    ...filedApplication,
    carrierType: 'VIRTUAL_CARD',
    deliveryBranchOffice: null,
    profiles: filedApplication.profiles.slice(0, 1),
  },
  person: { ...emptyPerson, firstName: 'Jana', lastName: 'Nováková', birthDay: '1990-05-06' },
  photo: null,
  custodian: null,
};
