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
    'the flow is busy exactly while it reads the account’s own customer': (snapshot) =>
      snapshot.hasTag('busy') === snapshot.matches('reading'),
    'the account’s own customer is chosen only if they are 18': ({ context, value }) =>
      value !== 'choosing' || context.choice === 'other' || isEligible(context),
    'a field is marked only while it is wrong': ({ context }) =>
      context.marked.every((field) => problemsOf(context)[field] !== null),
  },
  scenarios: {
    'CUS-01: the account’s own customer is proposed as the custodian, and their data cannot be changed': {
      input: 'fresh',
      steps: ['need', 'readRegistered=adult'],
      ends: 'choosing',
      refuses: ['changeField/first name', 'leaveField/birthDay'],
      with: (context) => context.choice === 'registered' && isSound(context),
    },
    'CUS-01: a person who is not 18 yet cannot be the custodian': {
      input: 'fresh',
      steps: ['need', 'readRegistered=youth'],
      ends: 'choosing',
      refuses: ['choose/registered'],
      with: (context) => context.choice === 'other' && !isSound(context),
    },
    'CUS-01: in an account without a customer of its own, the custodian is somebody else': {
      input: 'fresh',
      steps: ['need', 'readRegistered=nobody'],
      ends: 'choosing',
      with: ({ choice }) => choice === 'other',
    },
    'CUS-01: a custodian whose data are typed must be at least 18': {
      input: 'fresh',
      steps: [...filled, 'changeField/birth date of a youth', 'leaveField/birthDay'],
      ends: 'choosing',
      with: (context) => problemsOf(context).birthDay === 'BIRTH_DAY_TOO_LATE' && context.marked.includes('birthDay'),
    },
    'CUS-01: removing the custodian resets the choice and the typed data': {
      input: 'fresh',
      steps: [...filled, 'demand', 'drop', 'need', 'choose/other'],
      ends: 'choosing',
      with: ({ person, demanded }) => person.firstName === '' && !demanded,
    },
    'CUS-01: the custodian of a restored draft is removed as well, even before the account’s own customer is read': {
      input: 'resumed',
      steps: ['need', 'drop'],
      ends: 'absent',
      with: ({ person, former }) => person.firstName === '' && former?.firstName === 'Eva',
    },
    'CUS-01: data that were typed before the custodian was removed can be restored': {
      input: 'fresh',
      steps: [...filled, 'drop', 'need', 'restore'],
      ends: 'choosing',
      with: ({ choice, person }) => choice === 'other' && person.birthDay === '1980-03-04',
      refuses: ['restore'],
    },
    'CUS-01: nothing can be restored if nothing was typed': {
      input: 'fresh',
      steps: [...other, 'drop', 'need'],
      ends: 'choosing',
      refuses: ['restore'],
    },
    'CUS-01: reading the account’s own customer can be repeated after a failure': {
      input: 'fresh',
      steps: ['need', 'readRegistered=noAnswer', 'retry', 'readRegistered=adult'],
      ends: 'choosing',
      with: ({ failure }) => failure === null,
    },
    'CUS-01: if no custodian is needed any more, a failure to read the account’s own customer is ignored': {
      input: 'fresh',
      steps: ['need', 'readRegistered=noAnswer', 'drop'],
      ends: 'absent',
      with: ({ failure }) => failure === null,
    },
    'CUS-01: missing fields are marked when the person tries to continue': {
      input: 'fresh',
      steps: [...other, 'demand'],
      ends: 'choosing',
      with: (context) => context.demanded && problemsOf(context).firstName === 'EMPTY',
    },
    'CUS-01: a custodian whom the server has found to be another customer is refused': {
      input: 'fresh',
      steps: [...filled, 'notUnique'],
      ends: 'choosing',
      with: (context) => isNotUnique(context) && !isSound(context),
    },
    'CUS-01: with another birth date, the custodian is a different person and is not refused': {
      input: 'fresh',
      steps: [...filled, 'notUnique', 'changeField/birth date of a youth'],
      ends: 'choosing',
      with: (context) => !isNotUnique(context),
    },
    'WIZ-02: a person who is not a child needs no custodian': {
      input: 'fresh',
      steps: ['need', 'drop'],
      ends: 'absent',
    },
  },
  exceptions: {},
});
