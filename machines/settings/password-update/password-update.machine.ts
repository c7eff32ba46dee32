import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { emptyPasswordForm, isSound, type NewPasswordForm } from '../../common/new-password.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type { PasswordUpdateEvent } from './password-update.types.ts';

/** Sets a new password for the account that is logged in (PWD-03). */
export const passwordUpdateMachine = setup({
  types: {
    context: {} as NewPasswordForm,
    events: {} as PasswordUpdateEvent,
    tags: {} as 'busy',
  },
  actors: {
    sendPassword: providedPromise<void, { password: string }>(),
  },
  guards: {
    isSound: ({ context }) => isSound(context),
  },
  actions: {
    rememberPassword: assign(({ event }) => {
      assertEvent(event, 'changePassword');
      return { password: event.value };
    }),
    rememberConfirmation: assign(({ event }) => {
      assertEvent(event, 'changeConfirmation');
      return { confirmation: event.value };
    }),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetPasswords: assign({ password: '', confirmation: '' }),
    announceUpdated: providedAction,
  },
}).createMachine({
  id: 'passwordUpdate',
  context: emptyPasswordForm,
  initial: 'editing',
  states: {
    editing: {
      description: 'You type your new password twice. After the first submit the form marks the errors.',
      meta: { requirements: ['PWD-03', 'API-04', 'DLG-01'] },
      on: {
        changePassword: { actions: ['rememberPassword', 'forgetFailure'] },
        changeConfirmation: { actions: ['rememberConfirmation', 'forgetFailure'] },
        submit: [
          { guard: 'isSound', target: 'saving', actions: ['demand', 'forgetFailure'] },
          { actions: ['demand', 'forgetFailure'] },
        ],
        close: { target: 'closed' },
      },
    },
    saving: {
      description: 'Your new password is being saved. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['PWD-03', 'DLG-01'] },
      invoke: {
        id: 'sendPassword',
        src: 'sendPassword',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'updated', actions: 'announceUpdated' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    updated: {
      type: 'final',
      entry: 'forgetPasswords',
      description: 'Your password is changed. You stay logged in.',
      meta: { requirements: ['PWD-03'] },
    },
    closed: {
      type: 'final',
      entry: 'forgetPasswords',
      description: 'You closed the dialog. What you typed is discarded.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
