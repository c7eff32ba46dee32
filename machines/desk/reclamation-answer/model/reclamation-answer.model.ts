import * as v from 'valibot';
import { answerReclamation } from '#contract/endpoints/reclamation-desk.ts';
import { highestReclamationFee, longestReclamationNote } from '#contract/entities/reclamation.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { isSound, problemsOf, typedFee } from '../reclamation-answer.form.ts';
import { reclamationAnswerMachine } from '../reclamation-answer.machine.ts';

const notation = { language: 'cs', currency: 'CZK' };
const settled = ['chooseVerdict/settle', 'changeAnswer/given'];

export const reclamationAnswerModel = defineModel(reclamationAnswerMachine, {
  inputs: {
    fresh: { flowId: 'flow', notation, draft: null },
    drafted: {
      flowId: 'flow',
      notation,
      draft: { verdict: 'FINALIZED', answer: 'Kartu jsme vyměnili.', fee: '150,00' },
    },
  },
  cases: {
    chooseVerdict: { settle: { verdict: 'FINALIZED' }, reject: { verdict: 'REJECTED' } },
    changeAnswer: {
      given: { value: 'Kartu jsme vyměnili.' },
      empty: { value: ' ' },
      'too long': { value: 'a'.repeat(longestReclamationNote + 1) },
    },
    changeFee: {
      'one hundred and fifty': { value: '150,00' },
      zero: { value: '0' },
      'no number': { value: 'sto' },
      'too high': { value: String(highestReclamationFee / 100 + 1) },
      none: { value: '' },
    },
    submit: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    send: {
      sent: { output: undefined },
      ...refusalsOf(answerReclamation),
      NOT_FOUND: refusal('NOT_FOUND'),
      FORBIDDEN: refusal('FORBIDDEN'),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 1000 },
  abstract: ({ flowId: _, failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['filling'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { sending: 'the answer may already be sent, so the flow waits until the call ends' },
  },
  contexts: { sending: v.object({ failure: v.null(), demanded: v.literal(true) }) },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'only a complete answer is sent': ({ context, value }) => value !== 'sending' || isSound(context),
    'a rejected reclamation has no fee': ({ context }) => context.verdict !== 'REJECTED' || typedFee(context) === null,
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    'REC-04: a reclamation is settled with a fee': {
      input: 'fresh',
      steps: [...settled, 'changeFee/one hundred and fifty', 'submit', 'send=sent'],
      ends: 'answered',
      effects: ['announceAnswered', 'refreshList'],
      with: (context) => typedFee(context) === 15_000,
    },
    'REC-04: a reclamation is settled without a fee': {
      input: 'fresh',
      steps: [...settled, 'submit'],
      ends: 'sending',
    },
    'REC-04: a typed fee is not sent with a rejection': {
      input: 'fresh',
      steps: [...settled, 'changeFee/no number', 'chooseVerdict/reject', 'submit'],
      ends: 'sending',
      with: (context) => typedFee(context) === null,
    },
    'REC-04: only a settled reclamation can have a fee': {
      input: 'fresh',
      steps: ['chooseVerdict/reject'],
      ends: 'filling',
      refuses: ['changeFee/zero'],
    },
    'REC-04: an answer without a verdict and a text is not sent': {
      input: 'fresh',
      steps: ['submit'],
      ends: 'filling',
      with: (context) =>
        context.demanded &&
        problemsOf(context).verdict === 'NOT_CHOSEN' &&
        problemsOf(context).answer === 'EMPTY' &&
        problemsOf(context).fee === null,
    },
    'REC-04: a fee of zero is refused': {
      input: 'fresh',
      steps: [...settled, 'changeFee/zero', 'submit'],
      ends: 'filling',
      with: (context) => problemsOf(context).fee === 'NOT_AN_AMOUNT',
    },
    'REC-04: a fee that is too high is not sent': {
      input: 'fresh',
      steps: [...settled, 'changeFee/too high', 'submit'],
      ends: 'filling',
      with: (context) => problemsOf(context).fee === 'TOO_HIGH',
    },
    'REC-04: a reclamation that somebody else has answered is not answered again': {
      input: 'fresh',
      steps: [...settled, 'submit', 'send=RECLAMATION_ALREADY_ANSWERED'],
      ends: 'overtaken',
      effects: ['refreshList'],
      refuses: ['submit', 'changeAnswer/given'],
    },
    'SES-02: the input is restored after the session has expired': {
      input: 'drafted',
      steps: ['submit'],
      ends: 'sending',
      with: (context) => context.answer === 'Kartu jsme vyměnili.' && typedFee(context) === 15_000,
    },
    'DLG-01: the input stays after a failure, and can be sent again': {
      input: 'fresh',
      steps: [...settled, 'submit', 'send=noAnswer', 'submit'],
      ends: 'sending',
      with: ({ answer, failure }) => answer === 'Kartu jsme vyměnili.' && failure === null,
    },
    'DLG-01: nothing can be changed, sent or closed while the answer is being sent': {
      input: 'fresh',
      steps: [...settled, 'submit'],
      ends: 'sending',
      refuses: ['submit', 'close', 'changeAnswer/empty', 'chooseVerdict/reject'],
    },
  },
});
