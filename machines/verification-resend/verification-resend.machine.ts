import { assertEvent, assign, setup } from 'xstate';
import { eMailProblem, typedEMail } from '../e-mail-problem.ts';
import type { EMailRequestContext, EMailRequestInput, MailOrder } from '../e-mail-request/e-mail-request.types.ts';
import { failureOf } from '../failure.ts';
import { providedPromise } from '../provided.ts';
import type { VerificationResendEvent } from './verification-resend.types.ts';

/** Another mail with the link that verifies an account (first specification, 2 'Verification resend'). */
export const verificationResendMachine = setup({
  types: {
    context: {} as EMailRequestContext,
    events: {} as VerificationResendEvent,
    input: {} as EMailRequestInput,
    tags: {} as 'busy',
  },
  actors: {
    resendVerification: providedPromise<void, MailOrder>(),
  },
  guards: {
    isSound: ({ context }) => eMailProblem(context.eMail) === null,
  },
  actions: {
    rememberEMail: assign(({ event }) => {
      assertEvent(event, 'changeEMail');
      return { eMail: event.value };
    }),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    forgetDemand: assign({ demanded: false }),
  },
}).createMachine({
  id: 'verificationResend',
  context: ({ input }) => ({ ...input, demanded: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'You type the e-mail of your account, which is not verified yet.',
      meta: { requirements: ['VER-02'] },
      on: {
        changeEMail: { actions: ['rememberEMail', 'forgetFailure'] },
        submit: [
          { guard: 'isSound', target: 'submitting', actions: ['demand', 'forgetFailure'] },
          { actions: 'demand' },
        ],
      },
    },
    submitting: {
      description: 'The mail is being asked for; nothing else can be sent meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['VER-02'] },
      invoke: {
        id: 'resendVerification',
        src: 'resendVerification',
        input: ({ context }) => ({ value: typedEMail(context.eMail) }),
        onDone: { target: 'sent', actions: 'forgetDemand' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    sent: {
      description:
        'If an account with this e-mail waits to be verified, the mail is on its way; whether one does is not told.',
      meta: { requirements: ['VER-02'] },
      on: { correct: { target: 'editing' } },
    },
  },
});
