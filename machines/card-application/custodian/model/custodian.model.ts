import * as v from 'valibot';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import { custodianMachine } from '../custodian.machine.ts';
import { isEligible, isNotUnique, isSound, problemsOf } from '../custodian.problems.ts';
import type { CustodianInput, RegisteredCustodian } from '../custodian.types.ts';

const petr: RegisteredCustodian = {
  id: 7,
  person: { ...emptyPerson, firstName: 'Petr', lastName: 'Novák', birthDay: '1985-02-03' },
};
const youth: RegisteredCustodian = { id: 8, person: { ...petr.person, birthDay: '2009-02-03' } };

const fresh: CustodianInput = {
  entered: null,
  conditions: {
    requiredAddress: { street: false, streetNumber: false, city: false, zip: false },
    birthDays: { earliest: '1900-01-01', latest: '2008-11-21' },
  },
};

const other = ['need', 'readRegistered=adult', 'choose/other'];
const filled = [...other, 'changeField/first name', 'changeField/last name', 'changeField/birth date'];

export const custodianModel = defineModel(custodianMachine, {
  inputs: {
    fresh,
    resumed: { ...fresh, entered: { choice: 'other', person: { ...emptyPerson, firstName: 'Eva' } } },
  },
  cases: {
    need: { plain: {} },
    drop: { plain: {} },
    restore: { plain: {} },
    choose: { registered: { choice: 'registered' }, other: { choice: 'other' } },
    changeField: {
      'first name': { field: 'firstName', value: 'Eva' },
      'last name': { field: 'lastName', value: 'Malá' },
      'birth date': { field: 'birthDay', value: '1980-03-04' },
      'birth date of a youth': { field: 'birthDay', value: '2008-11-22' },
    },
    leaveField: { birthDay: { field: 'birthDay' }, email: { field: 'email' } },
    demand: { plain: {} },
    notUnique: { plain: {} },
    retry: { plain: {} },
  },
  environment: { need: 'outside', drop: 'outside', demand: 'outside', notUnique: 'outside' },
  outcomes: {
    readRegistered: {
      adult: { output: petr },
      youth: { output: youth },
      nobody: { output: null },
      ...refusalsOf(loggedCustomer),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 5000 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['absent', 'choosing'],
  contexts: {
    choosing: v.object({ read: v.literal(true) }),
    unread: v.object({ failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'the flow is busy exactly while it reads': (snapshot) => snapshot.hasTag('busy') === snapshot.matches('reading'),
    'the account’s own customer is chosen only if they are 18': ({ context, value }) =>
      value !== 'choosing' || context.choice === 'other' || isEligible(context),
    'an error is marked only while the field is wrong': ({ context }) =>
      context.marked.every((field) => problemsOf(context)[field] !== null),
  },
  scenarios: {
    'CUS-01: the account’s own customer is the custodian, and their data cannot be changed': {
      input: 'fresh',
      steps: ['need', 'readRegistered=adult'],
      ends: 'choosing',
      refuses: ['changeField/first name', 'leaveField/birthDay'],
      with: (context) => context.choice === 'registered' && isSound(context),
    },
    'CUS-01: who is not 18 yet cannot be the custodian': {
      input: 'fresh',
      steps: ['need', 'readRegistered=youth'],
      ends: 'choosing',
      refuses: ['choose/registered'],
      with: (context) => context.choice === 'other' && !isSound(context),
    },
    'CUS-01: an account without an own customer names somebody else': {
      input: 'fresh',
      steps: ['need', 'readRegistered=nobody'],
      ends: 'choosing',
      with: ({ choice }) => choice === 'other',
    },
    'CUS-01: somebody else is at least 18': {
      input: 'fresh',
      steps: [...filled, 'changeField/birth date of a youth', 'leaveField/birthDay'],
      ends: 'choosing',
      with: (context) => problemsOf(context).birthDay === 'BIRTH_DAY_TOO_LATE' && context.marked.includes('birthDay'),
    },
    'CUS-01: removing the custodian resets who it is and what was typed': {
      input: 'fresh',
      steps: [...filled, 'demand', 'drop', 'need', 'choose/other'],
      ends: 'choosing',
      with: ({ person, demanded }) => person.firstName === '' && !demanded,
    },
    'CUS-01: what was typed before the custodian was removed can come back': {
      input: 'fresh',
      steps: [...filled, 'drop', 'need', 'restore'],
      ends: 'choosing',
      with: ({ choice, person }) => choice === 'other' && person.birthDay === '1980-03-04',
      refuses: ['restore'],
    },
    'CUS-01: nothing comes back where nothing was typed': {
      input: 'fresh',
      steps: [...other, 'drop', 'need'],
      ends: 'choosing',
      refuses: ['restore'],
    },
    'CUS-01: own data that could not be read can be read again': {
      input: 'fresh',
      steps: ['need', 'readRegistered=noAnswer', 'retry', 'readRegistered=adult'],
      ends: 'choosing',
      with: ({ failure }) => failure === null,
    },
    'CUS-01: without a child, own data that could not be read do not matter': {
      input: 'fresh',
      steps: ['need', 'readRegistered=noAnswer', 'drop'],
      ends: 'absent',
      with: ({ failure }) => failure === null,
    },
    'CUS-01: what is missing is shown when the person wants to go on': {
      input: 'fresh',
      steps: [...other, 'demand'],
      ends: 'choosing',
      with: (context) => context.demanded && problemsOf(context).firstName === 'EMPTY',
    },
    'CUS-01: whom the server refuses as somebody else is not named again': {
      input: 'fresh',
      steps: [...filled, 'notUnique'],
      ends: 'choosing',
      with: (context) => isNotUnique(context) && !isSound(context),
    },
    'CUS-01: another birth date is another custodian': {
      input: 'fresh',
      steps: [...filled, 'notUnique', 'changeField/birth date of a youth'],
      ends: 'choosing',
      with: (context) => !isNotUnique(context),
    },
    'WIZ-02: without a child there is no custodian': {
      input: 'fresh',
      steps: ['need', 'drop'],
      ends: 'absent',
    },
  },
  exceptions: {},
});
