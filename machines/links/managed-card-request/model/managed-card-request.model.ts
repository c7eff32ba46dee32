import * as v from 'valibot';
import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { eMailProblem } from '#machines/common/e-mail-problem.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { managedCardRequestMachine } from '../managed-card-request.machine.ts';

const typed = ['changeEMail/known'];

export const managedCardRequestModel = defineModel(managedCardRequestMachine, {
  inputs: { fresh: { draft: null }, drafted: { draft: { eMail: 'adult@linka.example' } } },
  cases: {
    changeEMail: { known: { value: 'adult@linka.example' }, wrong: { value: 'adult@linka' }, empty: { value: '' } },
    submit: { plain: {} },
    close: { plain: {} },
  },
  environment: {},
  outcomes: {
    sendRequest: {
      sent: { output: undefined },
      ...refusalsOf(requestCardManagement, { TOO_MANY_ATTEMPTS: { retryAfter: 2500 } }),
      VALIDATION_ERROR: refusal('VALIDATION_ERROR'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 300 },
  home: ['editing'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { sending: 'the mail may already be sent, so the flow waits until the call ends' },
  },
  contexts: {
    sending: v.object({ failure: v.null(), demanded: v.literal(true) }),
    sent: v.object({ failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'a request is sent only to a valid address': ({ context, value }) =>
      value !== 'sending' || eMailProblem(context.eMail) === null,
    'a failure is shown only after a submit': ({ context }) => context.demanded || context.failure === null,
  },
  scenarios: {
    'LNK-04: a request is sent, and the dialog closes': {
      input: 'fresh',
      steps: [...typed, 'submit', 'sendRequest=sent'],
      ends: 'sent',
    },
    'LNK-04: no error is shown before the first submit': {
      input: 'fresh',
      steps: ['changeEMail/wrong'],
      ends: 'editing',
      with: ({ demanded }) => !demanded,
    },
    'LNK-04: an invalid address is marked and not sent': {
      input: 'fresh',
      steps: ['changeEMail/wrong', 'submit'],
      ends: 'editing',
      with: ({ demanded, eMail }) => demanded && eMailProblem(eMail) === 'INVALID_EMAIL',
    },
    'LNK-04: an empty field is marked and not sent': {
      input: 'fresh',
      steps: ['submit'],
      ends: 'editing',
      with: ({ demanded, eMail }) => demanded && eMailProblem(eMail) === 'EMPTY_USERNAME',
    },
    'API-04: the address stays after a refusal, and the reason disappears when the address is changed': {
      input: 'fresh',
      steps: [...typed, 'submit', 'sendRequest=CANNOT_MANAGE_OWN_CARD', 'changeEMail/wrong'],
      ends: 'editing',
      with: ({ eMail, failure }) => eMail === 'adult@linka' && failure === null,
    },
    'DLG-01: the address stays after a failure, and can be sent again': {
      input: 'fresh',
      steps: [...typed, 'submit', 'sendRequest=noAnswer', 'submit'],
      ends: 'sending',
      with: ({ eMail, failure }) => eMail === 'adult@linka.example' && failure === null,
    },
    'SES-02: the e-mail that was typed when the session expired is restored': {
      input: 'drafted',
      steps: ['submit'],
      ends: 'sending',
      with: ({ eMail }) => eMail === 'adult@linka.example',
    },
    'DLG-01: nothing can be typed, sent or closed while the request is being sent': {
      input: 'fresh',
      steps: [...typed, 'submit'],
      ends: 'sending',
      refuses: ['submit', 'close', 'changeEMail/wrong'],
    },
  },
});
