import { assertEvent, assign, setup } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { eMailProblem } from '../../common/e-mail-problem.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  ManagedCardRequestContext,
  ManagedCardRequestEvent,
  ManagedCardRequestInput,
} from './managed-card-request.types.ts';

/** Asks another account by mail to manage the person's own card (LNK-04). */
export const managedCardRequestMachine = setup({
  types: {
    context: {} as ManagedCardRequestContext,
    events: {} as ManagedCardRequestEvent,
    input: {} as ManagedCardRequestInput,
    tags: {} as 'busy',
  },
  actors: {
    sendRequest: providedPromise<void, { eMail: string }>(),
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
    announceSent: providedAction,
  },
}).createMachine({
  id: 'managedCardRequest',
  context: ({ input: { draft } }) => ({ eMail: draft?.eMail ?? '', demanded: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'You type the e-mail of the person whom you ask to manage your card.',
      meta: { requirements: ['LNK-04', 'API-04', 'DLG-01'] },
      on: {
        changeEMail: { actions: ['rememberEMail', 'forgetFailure'] },
        submit: [{ guard: 'isSound', target: 'sending', actions: ['demand', 'forgetFailure'] }, { actions: 'demand' }],
        close: { target: 'closed' },
      },
    },
    sending: {
      description: 'The shop sends your request. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['LNK-04', 'DLG-01'] },
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context: { eMail } }) => ({ eMail: asEMail(eMail) }),
        onDone: { target: 'sent', actions: 'announceSent' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    sent: {
      type: 'final',
      description: 'The request was sent. The other person decides by a link in the mail.',
      meta: { requirements: ['LNK-04'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. Nothing was sent.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
