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
    leavable: { assigning: 'the child may have the custodian by then; the answer, or its absence, ends the wait' },
  },
  contexts: {
    assigning: v.object({ failure: v.null() }),
    assigned: v.object({ failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the chosen custodian is one of the account, or a new person': ({ context, value }) =>
      value === 'reading' ||
      value === 'unreadable' ||
      value === 'closed' ||
      context.custodianId === null ||
      context.candidates.some(({ id }) => id === context.custodianId),
    'only a complete custodian is sent': ({ context, value }) =>
      (value !== 'assigning' && value !== 'assigned') || isSound(context),
    'an error is marked only while the field is wrong': ({ context }) =>
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
    'ASC-01: a new person can be the custodian': {
      input: 'fresh',
      steps: ['readCandidates=some', 'choose/other', ...filled, 'submit', 'assign=assigned'],
      ends: 'assigned',
      with: ({ custodianId, person }) => custodianId === null && person.birthDay === '1980-03-04',
    },
    'ASC-01: in an account without adults there is nobody to choose': {
      input: 'fresh',
      steps: ['readCandidates=none'],
      ends: 'choosing',
      refuses: ['choose/own', 'choose/other'],
    },
    'ASC-01: the data of a customer of the account are not typed': {
      input: 'fresh',
      steps: ['readCandidates=some'],
      ends: 'choosing',
      refuses: ['changeField/first name', 'leaveField/birthDay'],
    },
    'ASC-01: a custodian is at least 18': {
      input: 'fresh',
      steps: [...alone, 'changeField/birth date of a youth', 'submit'],
      ends: 'choosing',
      with: (context) => context.demanded && problemsOf(context).birthDay === 'BIRTH_DAY_TOO_LATE',
    },
    'ASC-01: what is missing is shown when the form is sent': {
      input: 'fresh',
      steps: ['readCandidates=none', 'submit'],
      ends: 'choosing',
      with: (context) => context.demanded && problemsOf(context).firstName === 'EMPTY',
    },
    'API-04: a refusal keeps what was typed, and goes with the next change': {
      input: 'fresh',
      steps: [...alone, 'submit', 'assign=CUSTOMER_NOT_UNIQUE_CUSTODIAN', 'changeField/birth date of a youth'],
      ends: 'choosing',
      with: ({ person, failure }) => person.firstName === 'Eva' && failure === null,
    },
    'ASC-01: when no new person can be added, what was typed stays and somebody else can be chosen': {
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
    'API-04: people who could not be read are read again': {
      input: 'fresh',
      steps: ['readCandidates=noAnswer', 'retry', 'readCandidates=some'],
      ends: 'choosing',
      with: ({ failure }) => failure === null,
    },
    'SES-02: what was typed before the session ended is there again': {
      input: 'restored',
      steps: ['readCandidates=some'],
      ends: 'choosing',
      with: ({ custodianId, person }) => custodianId === null && person.firstName === 'Eva',
    },
    'SES-02: who was chosen before the session ended is chosen again': {
      input: 'chosen',
      steps: ['readCandidates=some'],
      ends: 'choosing',
      with: ({ custodianId }) => custodianId === dana.id,
    },
    'SES-02: who cannot be chosen any more is not restored': {
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
