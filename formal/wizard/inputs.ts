import type { KeptDraft } from '#machines/card-application/application-draft/application-draft.types.ts';
import type {
  ApplicationFacts,
  CardApplicationInput,
} from '#machines/card-application/card-application/card-application.types.ts';
import {
  sampleFacts,
  sampleInput,
} from '#machines/card-application/card-application/model/card-application.samples.ts';
import { emptyAddress } from '#machines/card-application/delivery/delivery.problems.ts';
import { sampleProfiles } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import { emptyPerson, personAsTyped, type TypedPerson } from '#rules/person-fields.ts';

const [adult] = sampleProfiles;
const { customer } = sampleFacts;
if (adult === undefined || customer === null) throw new Error('expected a profile and a customer in the samples');

export const photo = 'data:image/jpeg;base64,AA==';
export const tomorrow = '2026-11-22';

/** The profiles of the samples, and two profiles that suit a child. */
const profiles = [
  ...sampleProfiles,
  { ...adult, id: 4, displayName: 'Dítě', ageFrom: null, ageTo: 14, validTo: '2028-12-31' },
  {
    ...adult,
    id: 5,
    displayName: 'Student z pěstounské rodiny',
    ageFrom: null,
    profileNumber: 2,
    cardApplicationAttachmentTypes: [{ id: 9, displayName: 'Potvrzení' }],
  },
];

export const custodianPerson: TypedPerson = { ...personAsTyped(customer), firstName: 'Pavel', birthDay: '1980-01-02' };
export const registered = { id: 1, person: personAsTyped(customer) };

/** The account's own customer has a photo and complete data. */
export const ownFacts: ApplicationFacts = { ...sampleFacts, profiles };
export const newPersonFacts: ApplicationFacts = { ...ownFacts, customer: null };

/** A managed customer without an address and a photo. */
export const managedFacts: ApplicationFacts = {
  ...ownFacts,
  customer: { ...customer, birthDay: '2015-05-06', photo: null, address: null },
};

const entered: KeptDraft['entered'] = {
  flowId: 'resumed',
  step: 'cardData',
  person: { ...personAsTyped(customer), firstName: 'Jana Marie' },
  custodian: { choice: 'registered', person: emptyPerson },
  profileOne: { profileId: 5, profileChosen: true, validFrom: '2026-11-21', validFromChosen: false, isicNumber: '' },
  profileTwo: null,
  delivery: { type: 'BRANCH', cardForFree: false, branchId: 1, address: emptyAddress },
  marketingConsent: false,
  pin: '',
  files: [{ id: 'kept', name: 'kept.pdf', size: 2000, typeId: 9, isProfileOne: true }],
  bankCard: null,
};

const draftOf = (change: Partial<KeptDraft['entered']>): KeptDraft => ({
  stored: { id: 4, version: 7 },
  entered: { ...entered, ...change },
  photo: null,
  fileIds: ['kept'],
  savedCustomerId: null,
});

export const resumedFacts: ApplicationFacts = { ...ownFacts, draft: draftOf({}) };

const child: TypedPerson = { ...entered.person, firstName: 'Adam', birthDay: '2015-09-01' };
export const resumedChildFacts: ApplicationFacts = {
  ...newPersonFacts,
  draft: {
    ...draftOf({
      person: child,
      custodian: { choice: 'other', person: custodianPerson },
      step: 'custodian',
      files: [],
    }),
    photo,
  },
};

export const own: CardApplicationInput = { ...sampleInput, flowId: 'own' };
export const newPerson: CardApplicationInput = {
  ...own,
  flowId: 'new person',
  kind: 'CREATE_ASSIGNED_CARD',
  customerId: null,
  link: 'ASSIGNED',
  configuration: { ...own.configuration, isAssignCardWithoutAgeRestrictionAllowed: true },
};
export const managed: CardApplicationInput = { ...newPerson, flowId: 'managed', customerId: 1, link: 'MANAGED' };
export const bankCard: CardApplicationInput = { ...own, flowId: 'bank card', carrierType: 'BANK_CARD' };
export const virtual: CardApplicationInput = { ...own, flowId: 'virtual', carrierType: 'VIRTUAL_CARD' };
