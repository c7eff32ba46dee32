import * as v from 'valibot';
import { checkCustomer } from '#contract/endpoints/customer-writes.ts';
import { garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import { personalDataMachine } from '../personal-data.machine.ts';
import { isFilledIn, isIdentified, problemsOf } from '../personal-data.problems.ts';
import type { PersonalDataInput } from '../personal-data.types.ts';

const jana = {
  ...emptyPerson,
  firstName: 'Jana',
  lastName: 'Nováková',
  birthDay: '1990-05-06',
  street: 'Lipová',
  streetNumber: '12',
  city: 'Plzeň',
  zip: '30100',
};

const known: PersonalDataInput = {
  person: jana,
  photo: 'data:image/jpeg;base64,AA==',
  conditions: {
    requiredAddress: { street: true, streetNumber: true, city: true, zip: true },
    birthDays: { earliest: '1900-01-01', latest: '2011-11-21' },
  },
  fixed: null,
  excludedCustomerIds: [1],
};

const unique = ['after debounce in settling', 'checkUnique=unique'];
const agreed = ['toggleConsent/terms', 'toggleConsent/gdpr'];

export const personalDataModel = defineModel(personalDataMachine, {
  inputs: {
    known,
    locked: { ...known, fixed: { reason: 'OPEN_APPLICATION', fields: ['birthDay'], photo: false } },
    managed: {
      ...known,
      // Longer than a valid postcode; the person cannot correct it in this step.
      person: { ...jana, zip: '301 00 Plzeň' },
      fixed: {
        reason: 'HOLDER',
        fields: ['firstName', 'lastName', 'birthDay', 'street', 'streetNumber', 'city', 'zip'],
        photo: true,
      },
    },
    unknown: { ...known, person: emptyPerson, photo: null, excludedCustomerIds: [] },
  },
  cases: {
    changeField: {
      'first name': { field: 'firstName', value: 'Jana' },
      'blank first name': { field: 'firstName', value: '  ' },
      'last name': { field: 'lastName', value: 'Nováková' },
      'birth date': { field: 'birthDay', value: '1990-05-06' },
      'birth date of a child': { field: 'birthDay', value: '2020-01-01' },
      'no date': { field: 'birthDay', value: 'včera' },
      'wrong e-mail': { field: 'email', value: 'jana@' },
    },
    leaveField: { firstName: { field: 'firstName' }, birthDay: { field: 'birthDay' }, email: { field: 'email' } },
    changePhoto: {
      made: { photo: 'data:image/jpeg;base64,AA==', open: false },
      open: { photo: null, open: true },
      removed: { photo: null, open: false },
    },
    toggleConsent: { terms: { consent: 'terms' }, gdpr: { consent: 'gdpr' } },
    demand: { plain: {} },
    personSaved: { plain: { customerId: 9 } },
    notUnique: { plain: {} },
    retry: { plain: {} },
  },
  environment: { demand: 'outside', personSaved: 'outside', notUnique: 'outside' },
  outcomes: {
    checkUnique: {
      unique: { output: true },
      taken: { output: false },
      ...refusalsOf(checkCustomer, { TOO_MANY_ATTEMPTS: { retryAfter: 600 } }),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 20_000 },
  // The consents and the marked fields do not decide which transitions are possible; the shown problems follow from the
  // fields.
  abstract: ({ person: { firstName, lastName, birthDay, email }, photo, photoOpen, fixed, ...context }) => ({
    typed: [firstName, lastName, birthDay, email],
    photo: [photo !== null, photoOpen],
    fixed: fixed === null ? null : [fixed.reason, fixed.fields.length],
    agreed: context.agreed,
    failed: context.failure !== null,
  }),
  home: ['incomplete', 'unique', 'notUnique', 'unchecked'],
  contexts: {
    unchecked: v.object({ failure: v.object({ name: v.string() }) }),
    unique: v.object({ failure: v.null() }),
  },
  invariants: {
    'only people with a name and a birth date are compared': ({ context, value }) =>
      value === 'incomplete' || isIdentified(context),
    'a field is marked only while it is wrong': ({ context }) =>
      context.marked.every((field) => problemsOf(context)[field] !== null),
    'data that must not change do not change': ({ context: { fixed, person, photo } }) =>
      (fixed?.fields ?? []).every((field) => ['zip', 'email'].includes(field) || person[field] === jana[field]) &&
      (fixed?.photo !== true || photo === known.photo),
  },
  scenarios: {
    'PDT-02: a person whose name and birth date no other customer has can continue': {
      input: 'known',
      steps: [...agreed, ...unique],
      ends: 'unique',
      effects: ['clearNotUnique'],
      with: isFilledIn,
    },
    'PDT-02: a message is shown if another customer has this name and birth date': {
      input: 'known',
      steps: ['after debounce in settling', 'checkUnique=taken'],
      ends: 'notUnique',
      effects: ['announceNotUnique'],
    },
    'PDT-02: the message is also shown if the server finds the other customer when the application is saved': {
      input: 'known',
      steps: [...unique, 'notUnique'],
      ends: 'notUnique',
      effects: ['announceNotUnique'],
    },
    'PDT-02: the person is compared again when the birth date changes': {
      input: 'known',
      steps: ['after debounce in settling', 'checkUnique=taken', 'changeField/birth date of a child'],
      ends: 'incomplete',
    },
    'PDT-02: an answer about an earlier name is ignored': {
      input: 'known',
      steps: ['after debounce in settling', 'changeField/blank first name', 'changeField/first name'],
      ends: 'settling',
      refuses: ['checkUnique=taken'],
    },
    'PDT-02: a person whom an earlier attempt has saved is not treated as another customer': {
      input: 'unknown',
      steps: ['personSaved', 'changeField/first name', 'changeField/last name', 'changeField/birth date'],
      ends: 'settling',
      with: ({ excludedCustomerIds }) => excludedCustomerIds.join() === '9',
    },
    'PDT-02: a failed check can be repeated': {
      input: 'known',
      steps: ['after debounce in settling', 'checkUnique=noAnswer', 'retry'],
      ends: 'asking',
      with: ({ failure }) => failure === null,
    },
    'PDT-01: a blank name is treated as missing': {
      input: 'known',
      steps: ['changeField/blank first name', 'demand'],
      ends: 'incomplete',
      with: (context) => problemsOf(context).firstName === 'EMPTY' && context.demanded,
    },
    'PDT-01: a person who applies for their own card must be at least 15': {
      input: 'known',
      steps: ['changeField/birth date of a child', 'leaveField/birthDay'],
      ends: 'incomplete',
      with: (context) => problemsOf(context).birthDay === 'BIRTH_DAY_TOO_LATE' && context.marked.includes('birthDay'),
    },
    'PDT-01: a text that is not a date is kept, and its error is shown when the field is left': {
      input: 'known',
      steps: ['changeField/no date', 'leaveField/birthDay'],
      ends: 'incomplete',
      with: (context) => problemsOf(context).birthDay === 'NOT_A_DATE' && context.person.birthDay === 'včera',
    },
    'PDT-01: a field is not marked any more as soon as it is right': {
      input: 'known',
      steps: ['changeField/no date', 'leaveField/birthDay', 'changeField/birth date'],
      ends: 'settling',
      with: ({ marked }) => marked.length === 0,
    },
    'PDT-01: the birth date of a person with an open application cannot be changed': {
      input: 'locked',
      steps: unique,
      ends: 'unique',
      refuses: ['changeField/birth date of a child', 'leaveField/birthDay'],
      with: ({ person }) => person.birthDay === jana.birthDay,
    },
    'LNK-01: the known data of a managed customer cannot be changed, and their errors do not block the step': {
      input: 'managed',
      steps: agreed,
      ends: 'unique',
      refuses: ['changeField/first name', 'changeField/birth date', 'changePhoto/removed', 'leaveField/firstName'],
      with: isFilledIn,
    },
    'LNK-01: missing data of a managed customer can be added': {
      input: 'managed',
      steps: [...agreed, 'changeField/wrong e-mail'],
      ends: 'unique',
      with: (context) => problemsOf(context).email === 'INVALID_EMAIL' && !isFilledIn(context),
    },
    'LNK-01: data that were added for a managed customer cannot be changed after they are saved': {
      input: 'managed',
      steps: ['changeField/wrong e-mail', 'personSaved'],
      ends: 'unique',
      refuses: ['leaveField/email'],
      with: ({ fixed }) => fixed?.fields.includes('email') === true,
    },
    'PDT-01: an optional e-mail address is checked if it was entered': {
      input: 'known',
      steps: [...agreed, 'changeField/wrong e-mail', 'leaveField/email', ...unique],
      ends: 'unique',
      with: (context) => context.marked.includes('email') && !isFilledIn(context),
    },
    'PDT-01: the agreement to the terms and to the use of personal data is never preselected': {
      input: 'known',
      steps: unique,
      ends: 'unique',
      with: ({ agreed: { terms, gdpr } }) => !terms && !gdpr,
    },
    'PHO-01: an open cropper blocks the step': {
      input: 'known',
      steps: [...agreed, 'changePhoto/open', ...unique],
      ends: 'unique',
      with: (context) => problemsOf(context).photo === 'CROPPER_OPEN' && !isFilledIn(context),
    },
    'PHO-01: a photo is required': {
      input: 'known',
      steps: [...agreed, 'changePhoto/removed', ...unique],
      ends: 'unique',
      with: (context) => problemsOf(context).photo === 'PHOTO_REQUIRED' && !isFilledIn(context),
    },
  },
});
