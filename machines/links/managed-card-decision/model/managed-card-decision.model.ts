import * as v from 'valibot';
import { approveCardManagement, rejectCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { managedCardDecisionMachine } from '../managed-card-decision.machine.ts';

export const managedCardDecisionModel = defineModel(managedCardDecisionMachine, {
  inputs: {
    approval: { decision: 'approve', token: 'token', needsPress: false },
    rejection: { decision: 'reject', token: 'token', needsPress: false },
    approvalToBePressed: { decision: 'approve', token: 'token', needsPress: true },
    rejectionToBePressed: { decision: 'reject', token: 'token', needsPress: true },
    bareApproval: { decision: 'approve', token: '', needsPress: false },
    bareRejection: { decision: 'reject', token: '', needsPress: true },
  },
  cases: { decide: { plain: {} }, retry: { plain: {} }, goToApp: { plain: {} } },
  environment: {},
  outcomes: {
    sendDecision: {
      decided: { output: undefined },
      ...refusalsOf(approveCardManagement),
      ...refusalsOf(rejectCardManagement),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      UNAUTHENTICATED: refusal('UNAUTHENTICATED'),
      serverFault: refusal('INTERNAL_ERROR'),
      noAnswer,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 200 },
  home: ['failed', 'decided'],
  leave: { events: ['goToApp'] },
  contexts: {
    asking: v.object({ token: v.pipe(v.string(), v.nonEmpty()), needsPress: v.literal(true), failure: v.null() }),
    deciding: v.object({ token: v.pipe(v.string(), v.nonEmpty()), failure: v.null() }),
    unanswered: v.object({ failure: v.object({ name: v.picklist(['NO_ANSWER', 'INTERNAL_ERROR']) }) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'the state "failed" is reached only after a refusal or without a token': ({ context, value }) =>
      value !== 'failed' ||
      context.token === '' ||
      (context.failure !== null && [400, 401, 409].includes(context.failure.status)),
  },
  scenarios: {
    'MCD-01: the page sends the decision without a press': {
      input: 'approval',
      steps: [],
      ends: 'deciding',
      refuses: ['retry'],
    },
    'MCD-01: if the operator wants a press, the page asks first': {
      input: 'rejectionToBePressed',
      steps: [],
      ends: 'asking',
      refuses: ['sendDecision=decided', 'retry'],
    },
    'MCD-01: a press sends the decision': {
      input: 'approvalToBePressed',
      steps: ['decide', 'sendDecision=decided'],
      ends: 'decided',
    },
    'MCD-01: the page with the managed cards opens after a saved approval': {
      input: 'approval',
      steps: ['sendDecision=decided'],
      ends: 'decided',
      with: ({ decision, failure }) => decision === 'approve' && failure === null,
    },
    'MCD-01: the page with the managed cards opens after a saved rejection': {
      input: 'rejection',
      steps: ['sendDecision=decided'],
      ends: 'decided',
      with: ({ decision }) => decision === 'reject',
    },
    'MCD-01: the reason of a refusal is shown, and the decision cannot be sent again': {
      input: 'approval',
      steps: ['sendDecision=CARD_ALREADY_MANAGED'],
      ends: 'failed',
      with: ({ failure }) => failure?.name === 'CARD_ALREADY_MANAGED',
      refuses: ['retry'],
    },
    'MCD-01: the person can go back to the shop after a refused rejection': {
      input: 'rejection',
      steps: ['sendDecision=REJECT_MANAGED_CARD_INVALID_TOKEN', 'goToApp'],
      ends: 'left',
    },
    'MCD-01: an address without a token fails without a call': {
      input: 'bareApproval',
      steps: [],
      ends: 'failed',
      refuses: ['sendDecision=decided', 'retry'],
    },
    'API-02: the decision can be sent again if the server did not answer': {
      input: 'approval',
      steps: ['sendDecision=noAnswer', 'retry'],
      ends: 'deciding',
      with: ({ failure }) => failure === null,
    },
    'API-02: the decision can be sent again after an internal error of the server': {
      input: 'rejection',
      steps: ['sendDecision=serverFault', 'retry', 'sendDecision=decided'],
      ends: 'decided',
    },
    'MCD-01: the person can leave without waiting for the answer': {
      input: 'rejection',
      steps: ['goToApp'],
      ends: 'left',
    },
  },
});
