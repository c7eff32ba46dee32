import type { Customer } from '../../contract/entities/customer.ts';
import { emptyPerson, personAsTyped } from '../../rules/person-fields.ts';
import type { CustodianReport } from '../custodian/custodian.types.ts';
import type { DeliveryReport } from '../delivery/delivery.types.ts';
import type { PersonalDataReport } from '../personal-data/personal-data.types.ts';
import { sampleProfiles } from '../profile-choice/profile-choice.samples.ts';
import type { ProfileReport } from '../profile-choice/profile-choice.types.ts';
import type { ApplicationFacts, CardApplicationInput } from './card-application.types.ts';

const jana: Customer = {
  id: 1,
  firstName: 'Jana',
  lastName: 'Nováková',
  fullName: 'Jana Nováková',
  birthDay: '1990-05-06',
  email: 'jana@linka.example',
  phoneNumber: null,
  photo: 'data:image/jpeg;base64,AA==',
  originId: null,
  address: { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' },
  draft: false,
  external: false,
  parent: null,
  changes: null,
  lastCard: null,
  pin: null,
  personalDataVerifiedDate: null,
  personalDataVerifiedBy: null,
};

const branch = {
  id: 1,
  name: 'Hlavní nádraží',
  branchNumber: 1,
  address: { street: 'Nádražní', streetNumber: '1', city: 'Plzeň', zip: '30100' },
  cardDeliveryAllowed: true,
};

export const sampleFacts: ApplicationFacts = {
  customer: jana,
  hasOpenApplication: false,
  profiles: sampleProfiles,
  branches: [branch],
  fee: 13_000,
  marketingConsent: true,
  profileYears: 4,
  cardYears: 4,
};

export const sampleInput: CardApplicationInput = {
  flowId: 'flow',
  kind: 'CREATE',
  carrierType: 'HAULIER_CARD',
  customerId: 1,
  isOwn: true,
  today: '2026-11-21',
  configuration: {
    addressStreetRequired: true,
    addressStreetNumberRequired: true,
    addressCityRequired: true,
    addressZipCodeRequired: true,
    cardApplicationAttachmentAllowed: true,
    isIsicAllowed: true,
    isAllowedFreeCardApplication: true,
    isAssignCardWithoutAgeRestrictionAllowed: false,
    marketingConsentCardEnabled: true,
    cardDeliveryByPostAllowed: true,
  },
};

const photo = 'data:image/jpeg;base64,AA==';
const child = { ...emptyPerson, firstName: 'Adam', lastName: 'Novák', birthDay: '2018-09-01' };

/** What the personal data can be, as far as the wizard is concerned. */
export const personalDataReports = {
  right: { person: personAsTyped(jana), photo, sound: true, waiting: false },
  waiting: { person: personAsTyped(jana), photo, sound: false, waiting: true },
  wrong: { person: { ...personAsTyped(jana), firstName: '' }, photo, sound: false, waiting: false },
  child: { person: child, photo, sound: true, waiting: false },
} as const satisfies Record<string, PersonalDataReport>;

export const custodianReports = {
  none: { custodian: null, sound: true },
  reading: { custodian: null, sound: false },
  chosen: { custodian: { id: 7, person: personAsTyped(jana) }, sound: true },
} as const satisfies Record<string, CustodianReport>;

const [adult] = sampleProfiles;
if (adult === undefined) throw new Error('there is a first profile');
const chosen = { profile: adult, validFrom: '2026-11-21', validTo: '2030-11-20', confirmed: false, isicNumber: '' };

export const profileReports = {
  none: { chosen: null, sound: true, waiting: false },
  right: { chosen, sound: true, waiting: false },
  waiting: { chosen, sound: false, waiting: true },
  wrong: { chosen: null, sound: false, waiting: false },
} as const satisfies Record<string, ProfileReport>;

export const deliveryReports = {
  right: { delivery: { type: 'BRANCH', branch }, cardForFree: false, sound: true },
  free: { delivery: { type: 'BRANCH', branch }, cardForFree: true, sound: true },
  wrong: { delivery: { type: 'BRANCH', branch: null }, cardForFree: false, sound: false },
} as const satisfies Record<string, DeliveryReport>;
