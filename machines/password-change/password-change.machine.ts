import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import { isSound } from './password-change.problems.ts';
import type {
  NewPassword,
  PasswordChangeContext,
  PasswordChangeEvent,
  PasswordChangeInput,
} from './password-change.types.ts';

/** A new password by the link of a mail (first specification, 2 'Change password (visitor)'). */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    tags: {} as 'busy',
  },
  actors: {
    sendPassword: providedPromise<void, NewPassword>(),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isSound: ({ context }) => isSound(context),
    isLinkRefused: ({ event }) => 'error' in event && failureOf(event.error).name === 'INVALID_VERIFICATION_TOKEN',
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
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    forgetSecrets: assign({ token: '', password: '', confirmation: '' }),
    announceChanged: providedAction,
    goToLogin: providedAction,
    goToForgottenPassword: providedAction,
  },
}).createMachine({
  id: 'passwordChange',
  context: ({ input }) => ({ ...input, password: '', confirmation: '', demanded: false, failure: null }),
  initial: 'opening',
  on: {
    goToLogin: { target: '.left', actions: 'goToLogin' },
  },
  states: {
    opening: {
      description: 'You have opened the link of the mail; the shop looks whether it is whole.',
      meta: { requirements: ['PWD-02'] },
      always: [{ guard: 'hasToken', target: 'editing' }, { target: 'linkMissing' }],
    },
    linkMissing: {
      description: 'Your address lacks the code of the mail; you can have a new mail sent, or go back to log-in.',
      meta: { requirements: ['PWD-02'] },
      on: { askForMail: { target: 'left', actions: 'goToForgottenPassword' } },
    },
    editing: {
      description: 'You type your new password twice. What is wrong is marked once you have asked for the change.',
      meta: { requirements: ['PWD-02', 'API-04'] },
      on: {
        changePassword: { actions: ['rememberPassword', 'forgetFailure'] },
        changeConfirmation: { actions: ['rememberConfirmation', 'forgetFailure'] },
        submit: [
          { guard: 'isSound', target: 'saving', actions: ['demand', 'forgetFailure'] },
          { actions: ['demand', 'forgetFailure'] },
        ],
      },
    },
    saving: {
      description: 'Your new password is being saved; nothing else can be sent meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['PWD-02'] },
      invoke: {
        id: 'sendPassword',
        src: 'sendPassword',
        input: ({ context: { password, token } }) => ({ password, token }),
        onDone: { target: 'changed', actions: ['announceChanged', 'goToLogin'] },
        onError: [
          { guard: 'isLinkRefused', target: 'linkRefused', actions: 'rememberFailure' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    linkRefused: {
      description: 'Your link was used before or is too old; you can have a new mail sent, or go back to log-in.',
      meta: { requirements: ['PWD-02'] },
      entry: 'forgetSecrets',
      on: { askForMail: { target: 'left', actions: 'goToForgottenPassword' } },
    },
    changed: {
      type: 'final',
      entry: 'forgetSecrets',
      description: 'Your password is changed; you are taken to log-in.',
      meta: { requirements: ['PWD-02'] },
    },
    left: {
      type: 'final',
      entry: 'forgetSecrets',
      description: 'You have gone on by a link; what you had typed is forgotten.',
      meta: { requirements: ['PWD-02'] },
    },
  },
});
