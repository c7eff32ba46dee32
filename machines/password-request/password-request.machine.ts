import { assertEvent, assign, setup } from 'xstate';
import { eMailProblem, typedEMail } from '../e-mail-problem.ts';
import type { EMailRequestContext, EMailRequestInput, MailOrder } from '../e-mail-request/e-mail-request.types.ts';
import { failureOf } from '../failure.ts';
import { providedPromise } from '../provided.ts';
import type { PasswordRequestEvent } from './password-request.types.ts';

/** A mail that lets one choose another password (first specification, 2 'Forgotten password'). */
export const passwordRequestMachine = setup({
  types: {
    context: {} as EMailRequestContext,
    events: {} as PasswordRequestEvent,
    input: {} as EMailRequestInput,
    tags: {} as 'busy',
  },
  actors: {
    resetPassword: providedPromise<void, MailOrder>(),
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
  id: 'passwordRequest',
  context: ({ input }) => ({ ...input, demanded: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'You type the e-mail of your account, whose password you have forgotten.',
      meta: { requirements: ['PWD-01'] },
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
      meta: { requirements: ['PWD-01'] },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({ value: typedEMail(context.eMail) }),
        onDone: { target: 'sent', actions: 'forgetDemand' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    sent: {
      description: 'If there is an account with this e-mail, the mail is on its way; whether there is one is not told.',
      meta: { requirements: ['PWD-01'] },
      on: { correct: { target: 'editing' } },
    },
  },
});
