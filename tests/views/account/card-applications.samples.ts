import type { CardApplication } from '../../../contract/entities/card-application.ts';
import type { CardApplicationState } from '../../../contract/enumerations.ts';

export const application = (
  id: number,
  name: CardApplicationState,
  change: Partial<CardApplication> = {},
): CardApplication => ({
  id,
  applicationNumber: `777000${id}`,
  serialNumber: 26_000 + id,
  state: { id: 1, name, displayName: `Stav ${name}` },
  carrierType: 'HAULIER_CARD',
  created: '2026-11-01T08:00:00.000Z',
  note: null,
  keepPhoto: true,
  customer: { id: 7, firstName: 'Jana', lastName: 'Nová', fullName: 'Jana Nová', birthDay: '1990-07-26' },
  profiles: [
    {
      profile: { id: 1, displayName: 'Dospělý', reduced: false, isic: false },
      validFrom: '2026-11-05',
      validTo: '2030-11-04',
      confirmationChecked: null,
    },
  ],
  contactMeIfCardFound: true,
  recipientAddress: { street: 'Lipová', streetNumber: '14', city: 'Lipany', zip: '56101' },
  deliveryBranchOffice: null,
  eshop: true,
  paid: true,
  waitsForCorrection: false,
  checkedBy: 'Iva Kopecká',
  checkedDate: '2026-11-03T08:00:00.000Z',
  cardForFree: false,
  marketingConsent: false,
  card: null,
  bankCard: null,
  customerChanges: null,
  correction: null,
  feeCounts: false,
  way: [
    { stop: 'RECEIVED', reached: true, at: '2026-11-01T08:00:00.000Z' },
    { stop: 'PAID', reached: true, at: '2026-11-01T08:05:00.000Z' },
    {
      stop: 'CHECKED',
      reached: name !== 'UNCHECKED_DATA',
      at: name === 'UNCHECKED_DATA' ? null : '2026-11-03T08:00:00.000Z',
    },
    { stop: 'PRINTED', reached: false, at: null },
    { stop: 'SENT', reached: false, at: null },
  ],
  attachments: [],
  ...change,
});
