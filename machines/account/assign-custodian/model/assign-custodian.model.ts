import * as v from 'valibot';
import { relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import type { CustodianCandidate } from '#machines/common/custodian-candidate.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import { assignCustodianMachine } from '../assign-custodian.machine.ts';
import { isSound, problemsOf } from '../assign-custodian.problems.ts';
import type { AssignCustodianInput } from '../assign-custodian.types.ts';

const own: CustodianCandidate = { id: 1, fullName: 'Jana Nová', isOwn: true };
const dana: CustodianCandidate = { id: 2, fullName: 'Dana Malá', isOwn: false };

const fresh: AssignCustodianInput = {
  customerId: 7,
  conditions: {
    requiredAddress: { street: false, streetNumber: false, city: false, zip: false },
    birthDays: { earliest: '1900-01-01', latest: '2008-11-21' },
  },
  draft: null,
};

const filled = ['changeField/first name', 'changeField/last name', 'changeField/birth date'];
const alone = ['readCandidates=none', ...filled];

export const assignCustodianModel = defineModel(assignCustodianMachine, {
  inputs: {
    fresh,
    restored: { ...fresh, draft: { custodianId: null, person: { ...emptyPerson, firstName: 'Eva' } } },
    chosen: { ...fresh, draft: { custodianId: dana.id, person: emptyPerson } },
  },
  cases: {
    choose: { own: { custodianId: own.id }, dana: { custodianId: dana.id }, other: { custodianId: null } },
    changeField: {
      'first name': { field: 'firstName', value: 'Eva' },
      'last name': { field: 'lastName', value: 'Malá' },
      'birth date': { field: 'birthDay', value: '1980-03-04' },
      'birth date of a youth': { field: 'birthDay', value: '2008-11-22' },
    },
    leaveField: { birthDay: { field: 'birthDay' }, email: { field: 'email' } },
    submit: { plain: {} },
    retry: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    readCandidates: {
      some: { output: [own, dana] },
      none: { output: [] },
      ...refusalsOf(relatedCustomers),
      noAnswer,
    },
    assign: {
      assigned: { output: undefined },
      ...refusalsOf(assignCustodian, {
        MAXIMUM_PEOPLE_REACHED: { maximum: 30 },
        TOO_MANY_ATTEMPTS: { retryAfter: 600 },
      }),
      NOT_FOUND: refusal('NOT_FOUND'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 8000 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['choosing', 'unreadable'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { assigning: 'the child may already have the custodian, so the flow waits until the call ends' },
  },
  contexts: {
    assigning: v.object({ failure: v.null() }),
    assigned: v.object({ failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the chosen custodian is a person of the account, or a new person': ({ context, value }) =>
      value === 'reading' ||
      value === 'unreadable' ||
      value === 'closed' ||
      context.custodianId === null ||
      context.candidates.some(({ id }) => id === context.custodianId),
    'only a complete custodian is sent': ({ context, value }) =>
      (value !== 'assigning' && value !== 'assigned') || isSound(context),
    'a field is marked only while it is wrong': ({ context }) =>
      context.marked.every((field) => problemsOf(context)[field] !== null),
  },
  scenarios: {
    'ASC-01: the account’s own customer is proposed, and becomes the custodian in one press': {
      input: 'fresh',
      steps: ['readCandidates=some', 'submit', 'assign=assigned'],
      ends: 'assigned',
      with: ({ custodianId }) => custodianId === own.id,
      effects: ['announceAssigned', 'refreshCustomer'],
    },
    'ASC-01: another adult of the account can be the custodian': {
      input: 'fresh',
      steps: ['readCandidates=some', 'choose/dana', 'submit'],
      ends: 'assigning',
      with: ({ custodianId }) => custodianId === dana.id,
    },
    'ASC-01: another person who is not in the account can be the custodian': {
      input: 'fresh',
      steps: ['readCandidates=some', 'choose/other', ...filled, 'submit', 'assign=assigned'],
      ends: 'assigned',
      with: ({ custodianId, person }) => custodianId === null && person.birthDay === '1980-03-04',
    },
    'ASC-01: in an account without adults only a new person can be the custodian': {
      input: 'fresh',
      steps: ['readCandidates=none'],
      ends: 'choosing',
      refuses: ['choose/own', 'choose/other'],
    },
    'ASC-01: no data can be typed while the chosen custodian is a person of the account': {
      input: 'fresh',
      steps: ['readCandidates=some'],
      ends: 'choosing',
      refuses: ['changeField/first name', 'leaveField/birthDay'],
    },
    'ASC-01: a custodian must be at least 18': {
      input: 'fresh',
      steps: [...alone, 'changeField/birth date of a youth', 'submit'],
      ends: 'choosing',
      with: (context) => context.demanded && problemsOf(context).birthDay === 'BIRTH_DAY_TOO_LATE',
    },
    'ASC-01: errors of missing data are shown when the form is submitted': {
      input: 'fresh',
      steps: ['readCandidates=none', 'submit'],
      ends: 'choosing',
      with: (context) => context.demanded && problemsOf(context).firstName === 'EMPTY',
    },
    'API-04: the typed data stay after a refusal, and its reason disappears with the next change': {
      input: 'fresh',
      steps: [...alone, 'submit', 'assign=CUSTOMER_NOT_UNIQUE_CUSTODIAN', 'changeField/birth date of a youth'],
      ends: 'choosing',
      with: ({ person, failure }) => person.firstName === 'Eva' && failure === null,
    },
    'ASC-01: if the account has too many people, the typed data stay and a person of the account can be chosen': {
      input: 'fresh',
      steps: [
        'readCandidates=some',
        'choose/other',
        ...filled,
        'submit',
        'assign=MAXIMUM_PEOPLE_REACHED',
        'choose/dana',
      ],
      ends: 'choosing',
      with: ({ person, failure }) => person.firstName === 'Eva' && failure === null,
    },
    'API-04: people who could not be fetched are fetched again': {
      input: 'fresh',
      steps: ['readCandidates=noAnswer', 'retry', 'readCandidates=some'],
      ends: 'choosing',
      with: ({ failure }) => failure === null,
    },
    'SES-02: the data that were typed before the session expired are restored': {
      input: 'restored',
      steps: ['readCandidates=some'],
      ends: 'choosing',
      with: ({ custodianId, person }) => custodianId === null && person.firstName === 'Eva',
    },
    'SES-02: the custodian who was chosen before the session expired is chosen again': {
      input: 'chosen',
      steps: ['readCandidates=some'],
      ends: 'choosing',
      with: ({ custodianId }) => custodianId === dana.id,
    },
    'SES-02: a custodian who cannot be chosen any more is not restored': {
      input: 'chosen',
      steps: ['readCandidates=none'],
      ends: 'choosing',
      with: ({ custodianId }) => custodianId === null,
    },
    'DLG-01: nothing can be changed, sent or closed while the custodian is being saved': {
      input: 'fresh',
      steps: [...alone, 'submit'],
      ends: 'assigning',
      refuses: ['submit', 'close', 'changeField/last name'],
    },
  },
});
