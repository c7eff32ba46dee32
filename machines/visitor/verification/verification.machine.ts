import { assign, setup } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  VerificationCall,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
} from './verification.types.ts';

/**
 * Verifies an account by the link in a mail: as soon as the page opens (VER-01), or after a click if the operator
 * requires a click.
 */
export const verificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    tags: {} as 'busy',
  },
  actors: {
    confirmToken: providedPromise<void, VerificationCall>(),
  },
  guards: {
    asksFirst: ({ context }) => context.token !== '' && context.needsPress,
    hasToken: ({ context }) => context.token !== '',
    isPassingFailure: ({ event }) => 'error' in event && isPassing(failureOf(event.error)),
  },
  actions: {
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceVerified: providedAction,
    goToLogin: providedAction,
    goToResend: providedAction,
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  on: {
    goToLogin: { target: '.left', actions: 'goToLogin' },
  },
  states: {
    opening: {
      description: 'You have opened the link of the mail. The shop checks whether it has a token.',
      meta: { requirements: ['VER-01'] },
      always: [
        { guard: 'asksFirst', target: 'asking' },
        { guard: 'hasToken', target: 'confirming' },
        { target: 'failed' },
      ],
    },
    asking: {
      description: 'The shop asks whether it should verify your account. Nothing has changed yet.',
      meta: { requirements: ['VER-01'] },
      on: { confirm: { target: 'confirming' } },
    },
    confirming: {
      description: 'Your account is being verified. You do not have to do anything.',
      tags: ['busy'],
      meta: { requirements: ['VER-01'] },
      invoke: {
        id: 'confirmToken',
        src: 'confirmToken',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'verified', actions: ['announceVerified', 'goToLogin'] },
        onError: [
          { guard: 'isPassingFailure', target: 'unanswered', actions: 'rememberFailure' },
          { target: 'failed', actions: 'rememberFailure' },
        ],
      },
    },
    unanswered: {
      description: 'The shop could not find out whether your account is verified. You can try again.',
      meta: { requirements: ['VER-01', 'API-02'] },
      on: { retry: { target: 'confirming', actions: 'forgetFailure' } },
    },
    failed: {
      description:
        'The verification failed, because your link is incomplete or has expired. You can request a new mail.',
      meta: { requirements: ['VER-01', 'API-04'] },
      on: { askForMail: { target: 'left', actions: 'goToResend' } },
    },
    verified: {
      type: 'final',
      description: 'Your account is verified. The log-in page opens.',
      meta: { requirements: ['VER-01'] },
    },
    left: {
      type: 'final',
      description: 'You have left the page by a link.',
      meta: { requirements: ['VER-01'] },
    },
  },
});
