import { assertEvent, assign, setup } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { eMailProblem } from '../../common/e-mail-problem.ts';
import { failureIn } from '../../common/failure.ts';
import { providedPromise } from '../../common/provided.ts';
import type {
  EMailRequestContext,
  EMailRequestInput,
  EMailRequestMachineEvent,
  MailRequest,
} from './e-mail-request.types.ts';

/**
 * Requests a mail to the address of an account: the link to choose a new password, or a new link to verify the account
 * (PWD-01, VER-02).
 */
export const eMailRequestMachine = setup({
  types: {
    context: {} as EMailRequestContext,
    events: {} as EMailRequestMachineEvent,
    input: {} as EMailRequestInput,
    tags: {} as 'busy',
  },
  actors: {
    requestMail: providedPromise<void, MailRequest>(),
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
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetDemand: assign({ demanded: false }),
  },
}).createMachine({
  id: 'eMailRequest',
  context: ({ input }) => ({ ...input, demanded: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'You type the e-mail of your account, because you have forgotten its password or the account is not verified yet.',
      meta: { requirements: ['PWD-01', 'VER-02'] },
      on: {
        changeEMail: { actions: ['rememberEMail', 'forgetFailure'] },
        submit: [
          { guard: 'isSound', target: 'submitting', actions: ['demand', 'forgetFailure'] },
          { actions: 'demand' },
        ],
      },
    },
    submitting: {
      description: 'The mail is being requested. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['PWD-01', 'VER-02'] },
      invoke: {
        id: 'requestMail',
        src: 'requestMail',
        input: ({ context: { mail, eMail } }) => ({ mail, eMail: asEMail(eMail) }),
        onDone: { target: 'sent', actions: 'forgetDemand' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    sent: {
      description:
        'The mail is sent if an account has this e-mail. The page does not show whether there is an account, so that nobody can find out who has an account.',
      meta: { requirements: ['PWD-01', 'VER-02'] },
      on: { correct: { target: 'editing' } },
    },
  },
});
