import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import type { ManagedCardResendContext, ManagedCardResendEvent, ResentRequest } from './managed-card-resend.types.ts';

/**
 * Repeats the mail with an unanswered request to manage the person's own card, one request at a time (LNK-05). The
 * requests are fetched again after each attempt, because a request may have been answered meanwhile, or withdrawn in
 * another window.
 */
export const managedCardResendMachine = setup({
  types: {
    context: {} as ManagedCardResendContext,
    events: {} as ManagedCardResendEvent,
    tags: {} as 'busy',
  },
  actors: {
    resendRequest: providedPromise<void, { request: ResentRequest }>(),
    rereadRequests: providedPromise<void>(),
  },
  guards: {
    hasFailed: ({ context: { failure } }) => failure !== null,
  },
  actions: {
    rememberRequest: assign(({ event }) => {
      assertEvent(event, 'resend');
      return { request: event.request };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceSent: providedAction,
  },
}).createMachine({
  id: 'managedCardResend',
  context: { request: null, failure: null },
  initial: 'ready',
  states: {
    ready: {
      description: 'You see the requests that nobody has answered yet. You can send each of them again.',
      meta: { requirements: ['LNK-05'] },
      on: { resend: { target: 'sending', actions: 'rememberRequest' } },
    },
    sending: {
      description: 'The shop sends one request again. You cannot send another request meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['LNK-05'] },
      invoke: {
        id: 'resendRequest',
        src: 'resendRequest',
        input: ({ context: { request } }) => ({ request: required(request, 'a request') }),
        onDone: { target: 'rereading', actions: 'announceSent' },
        onError: { target: 'rereading', actions: 'rememberFailure' },
      },
    },
    rereading: {
      description:
        'The shop fetches the requests again, because a request that was sent again has another number. You cannot send a request meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['LNK-05'] },
      invoke: {
        id: 'rereadRequests',
        src: 'rereadRequests',
        onDone: [{ guard: 'hasFailed', target: 'failed' }, { target: 'ready' }],
        onError: [{ guard: 'hasFailed', target: 'failed' }, { target: 'ready' }],
      },
    },
    failed: {
      description:
        'The request could not be sent again. The page says why, and shows the present requests. You can send one of them again.',
      meta: { requirements: ['LNK-05', 'API-04'] },
      on: {
        resend: { target: 'sending', actions: ['rememberRequest', 'forgetFailure'] },
        dismiss: { target: 'ready', actions: 'forgetFailure' },
      },
    },
  },
});
