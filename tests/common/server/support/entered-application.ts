import type { EnteredApplication } from '#contract/entities/card-application-draft.ts';
import { smallPdf } from './attachment-form.ts';

export const fileId = '5d9a7c2e-1f7b-4b0e-8a57-3f5f0a9b1c11';
const person = {
  firstName: 'Ludmila Zvláštní',
  lastName: 'Nováková',
  birthDay: '1990-05-06',
  email: 'ne@',
  phoneNumber: '',
  street: 'Lipová',
  streetNumber: '12',
  city: 'Plzeň',
  zip: '30100',
};
const profile = { profileId: 1, profileChosen: true, validFrom: '2026-11-21', validFromChosen: false, isicNumber: '' };
/** The data entered in a wizard, with one file. */
export const plainEntered: EnteredApplication = {
  flowId: '0f0e4b1c-3a77-4a2e-9c55-0b7f5d2a9e10',
  step: 'cardData',
  person,
  custodian: { choice: 'other', person },
  profileOne: profile,
  profileTwo: null,
  delivery: {
    type: 'BRANCH',
    cardForFree: false,
    branchId: 1,
    address: { street: '', streetNumber: '', city: '', zip: '' },
  },
  marketingConsent: true,
  pin: '2580',
  files: [{ id: fileId, name: 'průkaz.pdf', size: smallPdf.byteLength, typeId: 1, isProfileOne: true }],
  bankCard: null,
};
