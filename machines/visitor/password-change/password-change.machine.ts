import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { emptyPasswordForm, isSound } from '../../common/new-password.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  NewPassword,
  PasswordChangeContext,
  PasswordChangeEvent,
  PasswordChangeInput,
} from './password-change.types.ts';

/** Sets a new password by the link in a mail (PWD-02). */
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
    isLinkRefused: ({ event }) => failureIn(event)?.name === 'INVALID_VERIFICATION_TOKEN',
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
    forgetSecrets: assign({ token: '', password: '', confirmation: '' }),
    announceChanged: providedAction,
    goToLogin: providedAction,
    goToForgottenPassword: providedAction,
  },
}).createMachine({
  id: 'passwordChange',
  context: ({ input }) => ({ ...input, ...emptyPasswordForm }),
  initial: 'opening',
  on: {
    goToLogin: { target: '.left', actions: 'goToLogin' },
  },
  states: {
    opening: {
      description: 'You have opened the link of the mail. The shop checks whether it has a token.',
      meta: { requirements: ['PWD-02'] },
      always: [{ guard: 'hasToken', target: 'editing' }, { target: 'linkMissing' }],
    },
    linkMissing: {
      description: 'The address has no token. You can request a new mail or go back to log-in.',
      meta: { requirements: ['PWD-02'] },
      on: { askForMail: { target: 'left', actions: 'goToForgottenPassword' } },
    },
    editing: {
      description: 'You type your new password twice. After the first submit the form marks the errors.',
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
      description: 'Your new password is being saved. You cannot send anything else meanwhile.',
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
      description: 'Your link was used before or has expired. You can request a new mail or go back to log-in.',
      meta: { requirements: ['PWD-02'] },
      entry: 'forgetSecrets',
      on: { askForMail: { target: 'left', actions: 'goToForgottenPassword' } },
    },
    changed: {
      type: 'final',
      entry: 'forgetSecrets',
      description: 'Your password is changed. The log-in page opens.',
      meta: { requirements: ['PWD-02'] },
    },
    left: {
      type: 'final',
      entry: 'forgetSecrets',
      description: 'You have left the page by a link. What you typed is discarded.',
      meta: { requirements: ['PWD-02'] },
    },
  },
});
