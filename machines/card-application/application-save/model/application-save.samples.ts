import { emptyPerson } from '#rules/person-fields.ts';
import { sampleProfiles } from '../../profile-choice/model/profile-choice.samples.ts';
import type { ApplicationPlan } from '../application-save.types.ts';

const [adult] = sampleProfiles;
if (adult === undefined) throw new Error('there is a first profile');

export const samplePlan: ApplicationPlan = {
  customer: {
    originId: 1,
    person: {
      ...emptyPerson,
      firstName: 'Jana',
      lastName: 'Nováková',
      birthDay: '2003-05-06',
      email: 'jana@linka.example',
    },
    photo: 'data:image/jpeg;base64,AA==',
    photoIsNew: true,
    custodian: null,
    isicNumber: '',
    pin: '',
    accountLinkType: 'REGISTERED',
  },
  personConfirmed: false,
  carrierType: 'HAULIER_CARD',
  profileOne: { profile: adult, validFrom: '2026-11-21', validTo: '2030-11-20', confirmed: false, isicNumber: '' },
  profileTwo: null,
  delivery: {
    type: 'POST_OFFICE',
    address: { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' },
  },
  bankCard: null,
  cardForFree: false,
  contactMeIfCardFound: true,
  marketingConsent: false,
  attachments: [],
  today: '2026-11-21',
};
