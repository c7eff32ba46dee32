import * as v from 'valibot';
import { resendCardManagementRequest } from '#contract/endpoints/card-management-requests.ts';
import { garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { managedCardResendMachine } from '../managed-card-resend.machine.ts';

export const managedCardResendModel = defineModel(managedCardResendMachine, {
  inputs: { fresh: undefined },
  cases: {
    resend: {
      first: { request: { id: 7, username: 'jan@linka.example' } },
      second: { request: { id: 8, username: 'eva@linka.example' } },
    },
    dismiss: { plain: {} },
  },
  environment: {},
  outcomes: {
    resendRequest: {
      sent: { output: undefined },
      ...refusalsOf(resendCardManagementRequest, { TOO_MANY_ATTEMPTS: { retryAfter: 2500 } }),
      noAnswer,
      garbage,
    },
    rereadRequests: { read: { output: undefined }, unread: noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  home: ['ready'],
  contexts: {
    ready: v.object({ failure: v.null() }),
    sending: v.object({ request: v.object({ id: v.number() }), failure: v.null() }),
    rereading: v.object({ request: v.object({ id: v.number() }) }),
    failed: v.object({ failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'LNK-05: after a request was sent again, the requests are fetched again': {
      input: 'fresh',
      steps: ['resend/first', 'resendRequest=sent', 'rereadRequests=read'],
      ends: 'ready',
    },
    'LNK-05: a request that was sent cannot be sent again before its new number is fetched': {
      input: 'fresh',
      steps: ['resend/first', 'resendRequest=sent'],
      ends: 'rereading',
      effects: ['announceSent'],
      refuses: ['resend/first', 'resend/second', 'dismiss'],
    },
    'API-04: the reason why a request was not sent stays if the requests cannot be fetched again': {
      input: 'fresh',
      steps: ['resend/first', 'resendRequest=NOT_FOUND', 'rereadRequests=unread'],
      ends: 'failed',
      with: ({ failure }) => failure?.name === 'NOT_FOUND',
    },
    'LNK-05: only one request is sent at a time, also after a double click': {
      input: 'fresh',
      steps: ['resend/first'],
      ends: 'sending',
      with: ({ request }) => request?.id === 7,
      refuses: ['resend/first', 'resend/second', 'dismiss'],
    },
    'LNK-05: the failure says that a request was answered meanwhile, and the requests are fetched again': {
      input: 'fresh',
      steps: ['resend/first', 'resendRequest=REQUEST_ALREADY_ANSWERED', 'rereadRequests=read'],
      ends: 'failed',
      with: ({ failure }) => failure?.name === 'REQUEST_ALREADY_ANSWERED',
    },
    'LNK-05: another request can be sent after a failure, and the reason of the failure disappears': {
      input: 'fresh',
      steps: ['resend/first', 'resendRequest=noAnswer', 'rereadRequests=read', 'resend/second'],
      ends: 'sending',
      with: ({ request, failure }) => request?.id === 8 && failure === null,
    },
    'API-04: the reason of a failure can be dismissed': {
      input: 'fresh',
      steps: ['resend/second', 'resendRequest=TOO_MANY_ATTEMPTS', 'rereadRequests=read', 'dismiss'],
      ends: 'ready',
      with: ({ failure }) => failure === null,
      refuses: ['dismiss'],
    },
  },
});
