import * as v from 'valibot';
import { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customer } from '#contract/endpoints/customers.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import { personalInfoMachine } from '../personal-info.machine.ts';
import {
  isCustodianSound,
  isPersonSound,
  needsCustodian,
  personProblemsOf,
  photoGap,
  requestOf,
} from '../personal-info.problems.ts';
import type { KnownPersonalInfo, PersonalInfoInput } from '../personal-info.types.ts';

const dana = { id: 2, fullName: 'Dana Malá', isOwn: false };
const adult = { ...emptyPerson, firstName: 'Eva', lastName: 'Malá', birthDay: '1980-03-04' };
const photo = 'data:image/jpeg;base64,AA==';
/** The data that the other system has sent. */
const nameless: KnownPersonalInfo = {
  person: { ...emptyPerson, lastName: 'Import', birthDay: '1988-11-21' },
  photo: null,
  candidates: [dana],
};

const requiredAddress = { street: false, streetNumber: false, city: false, zip: false };
const fresh: PersonalInfoInput = {
  customerId: 7,
  today: '2026-11-21',
  personConditions: { requiredAddress, birthDays: { earliest: '1900-01-01', latest: '2021-11-21' } },
  custodianConditions: { requiredAddress, birthDays: { earliest: '1900-01-01', latest: '2011-11-21' } },
  draft: null,
};

const person = ['readKnown=nameless', 'changeField/first name', 'changePhoto/made'];
const child = [...person, 'changeField/birth date of a child', 'submit'];
const newCustodian = [
  ...child,
  'choose/other',
  'changeField/first name',
  'changeField/last name',
  'changeField/birth date',
];

export const personalInfoModel = defineModel(personalInfoMachine, {
  inputs: {
    fresh,
    restored: { ...fresh, draft: { person: adult, custodianId: null, custodian: emptyPerson } },
    baby: {
      ...fresh,
      draft: { person: { ...adult, birthDay: '2021-11-22' }, custodianId: null, custodian: emptyPerson },
    },
  },
  cases: {
    changeField: {
      'first name': { field: 'firstName', value: 'Eva' },
      'last name': { field: 'lastName', value: 'Malá' },
      'birth date': { field: 'birthDay', value: '1980-03-04' },
      'birth date of a child': { field: 'birthDay', value: '2015-03-04' },
    },
    leaveField: { birthDay: { field: 'birthDay' } },
    changePhoto: { made: { photo, open: false }, open: { photo: null, open: true } },
    choose: { dana: { custodianId: dana.id }, other: { custodianId: null } },
    submit: { plain: {} },
    back: { plain: {} },
    retry: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    readKnown: {
      nameless: { output: nameless },
      alone: { output: { ...nameless, photo, candidates: [] } },
      ...refusalsOf(customer),
      noAnswer,
    },
    save: {
      saved: { output: undefined },
      ...refusalsOf(updateCustomer, {
        MAXIMUM_PEOPLE_REACHED: { maximum: 30 },
        TOO_MANY_ATTEMPTS: { retryAfter: 600 },
      }),
      NOT_FOUND: refusal('NOT_FOUND'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 20_000 },
  abstract: ({ failure, photo: chosen, knownPhoto, ...context }) => ({
    ...context,
    photo: [chosen !== null, knownPhoto !== null],
    failed: failure !== null,
  }),
  home: ['person', 'unreadable'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { saving: 'the data may already be saved, so the flow waits until the call ends' },
  },
  contexts: {
    saving: v.object({ photo: v.string(), photoOpen: v.literal(false), failure: v.null() }),
    saved: v.object({ photo: v.string(), failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only complete data are sent': ({ context, value }) =>
      value !== 'saving' || (isPersonSound(context) && (!needsCustodian(context) || isCustodianSound(context))),
    'a custodian is sent only for a person who needs a custodian': ({ context, value }) =>
      value !== 'saving' || (requestOf(context).custodian !== null) === needsCustodian(context),
    'a photo that the server has is not sent again': ({ context, value }) =>
      value !== 'saving' || (requestOf(context).photo === null) === (context.photo === context.knownPhoto),
  },
  scenarios: {
    'PIN-01: the data of an adult are saved in one step': {
      input: 'fresh',
      steps: [...person, 'submit', 'save=saved'],
      ends: 'saved',
      with: (context) => requestOf(context).custodian === null && context.person.firstName === 'Eva',
      effects: ['announceSaved', 'refreshCustomer'],
    },
    'PIN-01: a child needs a custodian, who is entered in a second step': {
      input: 'fresh',
      steps: [...child, 'submit', 'save=saved'],
      ends: 'saved',
      with: (context) => requestOf(context).custodian?.id === dana.id,
    },
    'PIN-01: the custodian can be a new person': {
      input: 'fresh',
      steps: [...newCustodian, 'submit'],
      ends: 'saving',
      with: (context) => requestOf(context).custodian?.id === null && context.custodian.birthDay === '1980-03-04',
    },
    'PIN-01: the custodian must be at least 15': {
      input: 'fresh',
      steps: [...newCustodian, 'changeField/birth date of a child', 'submit'],
      ends: 'custodian',
      with: (context) => context.demanded && !isCustodianSound(context),
    },
    'PIN-01: the person must be at least five years old': {
      input: 'baby',
      steps: ['readKnown=alone', 'submit'],
      ends: 'person',
      with: (context) => context.demanded && personProblemsOf(context).birthDay === 'BIRTH_DAY_TOO_LATE',
    },
    'PIN-01: the data are not saved without a photo': {
      input: 'fresh',
      steps: ['readKnown=nameless', 'changeField/first name', 'submit'],
      ends: 'person',
      with: (context) => context.demanded && photoGap(context) === 'PHOTO_REQUIRED',
    },
    'PHO-01: the data are not saved while the photo is being cropped': {
      input: 'fresh',
      steps: ['readKnown=nameless', 'changeField/first name', 'changePhoto/open', 'submit'],
      ends: 'person',
      with: (context) => photoGap(context) === 'CROPPER_OPEN',
    },
    'PIN-01: a photo that the server already has is enough, and is not sent again': {
      input: 'fresh',
      steps: ['readKnown=alone', 'changeField/first name', 'submit'],
      ends: 'saving',
      with: (context) => requestOf(context).photo === null,
    },
    'PIN-01: the person can go back and forth between the steps': {
      input: 'fresh',
      steps: [...newCustodian, 'back', 'submit'],
      ends: 'custodian',
      with: ({ person: typed, custodian }) => typed.firstName === 'Eva' && custodian.lastName === 'Malá',
    },
    'PIN-01: the refusal CUSTODIAN_IS_REQUIRED opens the step of the custodian': {
      input: 'fresh',
      steps: [...person, 'submit', 'save=CUSTODIAN_IS_REQUIRED'],
      ends: 'custodian',
      with: (context) => context.failure?.name === 'CUSTODIAN_IS_REQUIRED' && needsCustodian(context),
    },
    'PIN-01: after a change of the birth date the server decides again whether a custodian is needed': {
      input: 'fresh',
      steps: [...person, 'submit', 'save=CUSTODIAN_IS_REQUIRED', 'back', 'changeField/birth date', 'submit'],
      ends: 'saving',
      with: (context) => requestOf(context).custodian === null,
    },
    'PIN-01: if the person already exists, the failure is shown in the step of the person': {
      input: 'fresh',
      steps: [...child, 'submit', 'save=CUSTOMER_NOT_UNIQUE'],
      ends: 'person',
      with: ({ failure }) => failure?.name === 'CUSTOMER_NOT_UNIQUE',
    },
    'PIN-01: if the custodian cannot be added, the step of the custodian shows why, and another person can be chosen': {
      input: 'fresh',
      steps: [...newCustodian, 'submit', 'save=MAXIMUM_PEOPLE_REACHED'],
      ends: 'custodian',
      with: ({ failure, custodian }) => failure?.metadata['maximum'] === 30 && custodian.lastName === 'Malá',
    },
    'API-04: after too many attempts the last step stays open and keeps the typed data': {
      input: 'fresh',
      steps: [...newCustodian, 'submit', 'save=TOO_MANY_ATTEMPTS'],
      ends: 'custodian',
      with: ({ failure, person: typed, custodian }) =>
        failure?.metadata['retryAfter'] === 600 && typed.firstName === 'Eva' && custodian.lastName === 'Malá',
    },
    'API-04: after any other failure the last step stays open and keeps the typed data': {
      input: 'fresh',
      steps: [...newCustodian, 'submit', 'save=noAnswer'],
      ends: 'custodian',
      with: ({ person: typed, custodian, photo: kept }) =>
        typed.firstName === 'Eva' && custodian.lastName === 'Malá' && kept !== null,
    },
    'API-04: data that could not be fetched are fetched again': {
      input: 'fresh',
      steps: ['readKnown=noAnswer', 'retry', 'readKnown=nameless'],
      ends: 'person',
      with: ({ failure }) => failure === null,
    },
    'SES-02: the data that were typed before the session expired are restored': {
      input: 'restored',
      steps: ['readKnown=nameless'],
      ends: 'person',
      with: ({ person: typed, photo: kept }) => typed.firstName === 'Eva' && kept === null,
    },
    'DLG-01: nothing can be changed, sent or closed while the data are being saved': {
      input: 'fresh',
      steps: [...person, 'submit'],
      ends: 'saving',
      refuses: ['submit', 'close', 'back', 'changeField/last name', 'changePhoto/open'],
    },
  },
});
