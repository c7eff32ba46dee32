import * as v from 'valibot';
import { assignOrigin } from '#contract/endpoints/customer-merging.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { mergeCustomersMachine } from '../merge-customers.machine.ts';
import type { OriginCandidate } from '../merge-customers.types.ts';

const dana: OriginCandidate = { id: 1, fullName: 'Dana Malá', birthDay: '1988-05-04' };
const emil: OriginCandidate = { id: 2, fullName: 'Emil Malý', birthDay: null };

export const mergeCustomersModel = defineModel(mergeCustomersMachine, {
  inputs: {
    placeholder: { customerId: 7, draft: null },
    drafted: { customerId: 7, draft: { originId: dana.id } },
    'drafted with somebody who is gone': { customerId: 7, draft: { originId: 9 } },
  },
  cases: {
    choose: { dana: { customerId: dana.id }, emil: { customerId: emil.id } },
    submit: { plain: {} },
    retry: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    readCandidates: { some: { output: [dana, emil] }, none: { output: [] }, noAnswer },
    merge: {
      merged: { output: undefined },
      ...refusalsOf(assignOrigin),
      NOT_FOUND: refusal('NOT_FOUND'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 400 },
  home: ['choosing', 'unreadable', 'alone'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { merging: 'the cards may already be moved, so the flow waits until the call ends' },
  },
  contexts: {
    choosing: v.object({ candidates: v.pipe(v.array(v.unknown()), v.minLength(1)) }),
    merging: v.object({ originId: v.number(), failure: v.null(), demanded: v.literal(true) }),
    merged: v.object({ originId: v.number(), failure: v.null() }),
    alone: v.object({ candidates: v.pipe(v.array(v.unknown()), v.maxLength(0)), failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the chosen customer belongs to the account, and is not the placeholder': ({ context }) =>
      context.originId === null ||
      (context.originId !== context.customerId && context.candidates.some(({ id }) => id === context.originId)),
    'nobody is chosen before the people are fetched': ({ context, value }) =>
      value !== 'reading' || context.originId === null,
  },
  scenarios: {
    'LNK-03: a placeholder is merged into the chosen customer': {
      input: 'placeholder',
      steps: ['readCandidates=some', 'choose/dana', 'submit', 'merge=merged'],
      ends: 'merged',
      with: ({ originId }) => originId === dana.id,
    },
    'LNK-03: the choice can be changed until it is sent': {
      input: 'placeholder',
      steps: ['readCandidates=some', 'choose/dana', 'choose/emil', 'submit'],
      ends: 'merging',
      with: ({ originId }) => originId === emil.id,
    },
    'LNK-03: the form is not sent without a choice, and an error says that the choice is missing': {
      input: 'placeholder',
      steps: ['readCandidates=some', 'submit'],
      ends: 'choosing',
      with: ({ demanded, originId }) => demanded && originId === null,
    },
    'LNK-03: if the account has no other people, nobody can be chosen and the form cannot be sent': {
      input: 'placeholder',
      steps: ['readCandidates=none'],
      ends: 'alone',
      refuses: ['submit', 'choose/dana'],
    },
    'SES-02: the customer who was chosen when the session expired is chosen again': {
      input: 'drafted',
      steps: ['readCandidates=some', 'submit'],
      ends: 'merging',
      with: ({ originId }) => originId === dana.id,
    },
    'SES-02: a customer who is no longer in the account is not chosen again': {
      input: 'drafted with somebody who is gone',
      steps: ['readCandidates=some', 'submit'],
      ends: 'choosing',
      with: ({ demanded, originId }) => demanded && originId === null,
    },
    'API-04: people who could not be fetched are fetched again': {
      input: 'placeholder',
      steps: ['readCandidates=noAnswer', 'retry', 'readCandidates=some'],
      ends: 'choosing',
      with: ({ failure }) => failure === null,
    },
    'API-04: the choice stays after a refusal, and the reason disappears with the next choice': {
      input: 'placeholder',
      steps: ['readCandidates=some', 'choose/dana', 'submit', 'merge=PLACEHOLDER_LINKED_ELSEWHERE', 'choose/emil'],
      ends: 'choosing',
      with: ({ originId, failure }) => originId === emil.id && failure === null,
    },
    'DLG-01: nothing can be chosen, sent or closed while the cards are being moved': {
      input: 'placeholder',
      steps: ['readCandidates=some', 'choose/dana', 'submit'],
      ends: 'merging',
      refuses: ['submit', 'close', 'choose/emil'],
    },
  },
});
