import type { Customer } from '#contract/entities/customer.ts';
import { emptyPerson, personAsTyped, type TypedPerson } from '#rules/person-fields.ts';
import { applicationDraftMachine } from '../../application-draft/application-draft.machine.ts';
import type { KeptDraft } from '../../application-draft/application-draft.types.ts';
import { attachmentsMachine } from '../../attachments/attachments.machine.ts';
import { bankCardChoiceMachine } from '../../bank-card-choice/bank-card-choice.machine.ts';
import type { BankCardPick } from '../../bank-card-choice/bank-card-choice.types.ts';
import { custodianMachine } from '../../custodian/custodian.machine.ts';
import { deliveryMachine } from '../../delivery/delivery.machine.ts';
import { emptyAddress } from '../../delivery/delivery.problems.ts';
import { personalDataMachine } from '../../personal-data/personal-data.machine.ts';
import {
  sampleInput as profileSampleInput,
  sampleProfiles,
} from '../../profile-choice/model/profile-choice.samples.ts';
import { profileChoiceMachine } from '../../profile-choice/profile-choice.machine.ts';
import type { ApplicationFacts, CardApplicationInput } from '../card-application.types.ts';

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
  isicNumber: null,
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
  account: { email: 'jana@linka.example', address: null },
  hasOpenApplication: false,
  profiles: sampleProfiles,
  branches: [branch],
  fee: 13_000,
  marketingConsent: true,
  profileYears: 4,
  cardYears: 4,
  draft: null,
  draftLost: false,
};

const enteredUpTo = (step: 'personalData' | 'custodian' | 'cardData'): KeptDraft['entered'] => ({
  // The model recognises the variant by this id.
  flowId: 'resumed',
  step,
  person: { ...personAsTyped(jana), firstName: 'Jana Marie' },
  custodian: { choice: 'registered', person: emptyPerson },
  profileOne: { profileId: 1, profileChosen: true, validFrom: '2026-11-21', validFromChosen: false, isicNumber: '' },
  profileTwo: null,
  delivery: { type: 'BRANCH', cardForFree: false, branchId: 1, address: emptyAddress },
  marketingConsent: false,
  pin: '2580',
  files: [],
  bankCard: null,
});

const keptDraft = (draft: KeptDraft['entered']): ApplicationFacts => ({
  ...sampleFacts,
  draft: { stored: { id: 4, version: 7 }, entered: draft, photo: null, fileIds: [], savedCustomerId: null },
});

const childPerson = { ...personAsTyped(jana), firstName: 'Adam', birthDay: '2018-09-01' };

/** The facts with a draft. */
export const resumedFacts = {
  resumed: { output: keptDraft(enteredUpTo('cardData')) },
  'resumed, wrong': { output: keptDraft({ ...enteredUpTo('cardData'), person: emptyPerson }) },
  'resumed, child': { output: keptDraft({ ...enteredUpTo('custodian'), person: childPerson }) },
  'resumed, lost': { output: { ...sampleFacts, draftLost: true } },
};

const draft = (value: 'idle' | 'saving' | 'unsaved' | 'gone', id: number | null) =>
  applicationDraftMachine.resolveState({
    value,
    context: {
      subject: { carrierType: 'VIRTUAL_CARD', isOwn: true, customerId: null },
      stored: id === null ? null : { id, version: 1 },
      content: null,
      keptEntered: null,
      keptPhoto: null,
      keptFiles: [],
      job: null,
      replaces: false,
      drops: false,
      failure: null,
    },
  });

/** The states of the draft. */
export const draftSnapshots = {
  kept: { snapshot: draft('idle', 4) },
  saving: { snapshot: draft('saving', 4) },
  failed: { snapshot: draft('unsaved', null) },
  gone: { snapshot: draft('gone', null) },
};

export const sampleInput: CardApplicationInput = {
  flowId: 'flow',
  kind: 'CREATE',
  carrierType: 'HAULIER_CARD',
  customerId: 1,
  link: 'REGISTERED',
  preselection: null,
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
    tokenizationGatewayUrl: 'https://cards.example/begin',
  },
};

const photo = 'data:image/jpeg;base64,AA==';

const [adult] = sampleProfiles;
if (adult === undefined) throw new Error('there is a first profile');

const personalData = (value: 'unique' | 'asking' | 'incomplete' | 'notUnique', person: Partial<TypedPerson> = {}) =>
  personalDataMachine.resolveState({
    value,
    context: {
      person: { ...personAsTyped(jana), ...person },
      photo,
      conditions: {
        requiredAddress: { street: true, streetNumber: true, city: true, zip: true },
        birthDays: { earliest: '1900-01-01', latest: '2026-11-21' },
      },
      fixed: null,
      excludedCustomerIds: [1],
      photoOpen: false,
      agreed: { terms: true, gdpr: true },
      marked: [],
      demanded: false,
      failure: null,
    },
  });

/** The states of the personal data that matter to the wizard. */
export const personalDataSnapshots = {
  right: { snapshot: personalData('unique') },
  waiting: { snapshot: personalData('asking') },
  wrong: { snapshot: personalData('incomplete', { firstName: '' }) },
  taken: { snapshot: personalData('notUnique') },
  child: { snapshot: personalData('unique', { firstName: 'Adam', birthDay: '2018-09-01' }) },
};

const custodian = (value: 'reading' | 'choosing', refused = false) =>
  custodianMachine.resolveState({
    value,
    context: {
      conditions: {
        requiredAddress: { street: true, streetNumber: true, city: true, zip: true },
        birthDays: { earliest: '1900-01-01', latest: '2008-11-21' },
      },
      entered: null,
      registered: { id: 7, person: personAsTyped(jana) },
      read: true,
      choice: refused ? 'other' : 'registered',
      person: refused ? personAsTyped(jana) : emptyPerson,
      former: null,
      marked: [],
      demanded: false,
      refused,
      failure: null,
    },
  });

export const custodianSnapshots = {
  reading: { snapshot: custodian('reading') },
  chosen: { snapshot: custodian('choosing') },
  refused: { snapshot: custodian('choosing', true) },
};

const profile = (position: 1 | 2, state: 'plain' | 'asking', profileId: number | null, isicNumber = '') =>
  profileChoiceMachine.resolveState({
    value: { present: state },
    context: {
      ...profileSampleInput,
      position,
      profileId,
      profileChosen: true,
      validFrom: position === 1 ? '2026-11-21' : '2031-01-01',
      validFromChosen: false,
      confirmed: profileId === 3,
      isicNumber,
      marked: [],
      demanded: false,
      failure: null,
    },
  });

export const profileOneSnapshots = {
  right: { snapshot: profile(1, 'plain', adult.id) },
  waiting: { snapshot: profile(1, 'asking', 2, 'S420123456789E') },
  wrong: { snapshot: profile(1, 'plain', null) },
  proved: { snapshot: profile(1, 'plain', 3) },
};

const files = (typeIds: readonly number[]) =>
  attachmentsMachine.resolveState({
    value: 'choosing',
    context: {
      profileId: 1,
      types: [],
      files: typeIds.map((typeId) => ({ id: 'file', name: 'prukaz.pdf', size: 2000, typeId })),
      refused: [],
      looked: null,
      cleared: false,
      demanded: false,
    },
  });

export const attachmentsSnapshots = {
  none: { snapshot: files([]) },
  one: { snapshot: files([9]) },
};

export const profileTwoSnapshots = {
  right: { snapshot: profile(2, 'plain', adult.id) },
  wrong: { snapshot: profile(2, 'plain', null) },
};

const delivery = (cardForFree: boolean, branchId: number | null) =>
  deliveryMachine.resolveState({
    value: 'choosing',
    context: {
      branches: [branch],
      postAllowed: true,
      mayBeFree: true,
      preselectsBranch: false,
      residence: emptyAddress,
      entered: null,
      cardForFree,
      type: 'BRANCH',
      branchId,
      address: emptyAddress,
      marked: [],
      demanded: false,
    },
  });

export const deliverySnapshots = {
  right: { snapshot: delivery(false, 1) },
  free: { snapshot: delivery(true, 1) },
  wrong: { snapshot: delivery(false, null) },
};

/** The last day of the bank card with the id 3. */
export const bankCardEnd = '2027-03-31';

const bankCard = (value: 'reading' | 'choosing', choice: BankCardPick | null) =>
  bankCardChoiceMachine.resolveState({
    value,
    context: {
      needed: true,
      entered: null,
      customerId: 1,
      mayBeNew: true,
      today: '2026-11-21',
      cards: [
        {
          id: 3,
          cardNumber: '**** **** **** 1111',
          currentState: { state: { id: 6, name: 'TOKENIZED', displayName: 'Tokenizovaná' } },
          validTo: bankCardEnd,
        },
      ],
      choice,
      demanded: false,
      failure: null,
    },
  });

export const bankCardSnapshots = {
  reading: { snapshot: bankCard('reading', null) },
  right: { snapshot: bankCard('choosing', 'new') },
  registered: { snapshot: bankCard('choosing', 3) },
  wrong: { snapshot: bankCard('choosing', null) },
};
