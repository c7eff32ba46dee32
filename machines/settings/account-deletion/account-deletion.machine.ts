import { assertEvent, assign, setup } from 'xstate';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { isAboutPassword } from './account-deletion.problems.ts';
import type { AccountDeletionContext, AccountDeletionEvent } from './account-deletion.types.ts';

/** Deletes the account that is logged in (SET-02). */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    tags: {} as 'busy',
  },
  actors: {
    deleteAccount: providedPromise<void, { password: string }>(),
  },
  guards: {
    hasPassword: ({ context }) => context.password !== '',
    isAboutPassword: ({ event }) => 'error' in event && isAboutPassword(failureOf(event.error)),
  },
  actions: {
    rememberPassword: assign(({ event }) => {
      assertEvent(event, 'changePassword');
      return { password: event.value };
    }),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetPassword: assign({ password: '' }),
    /** Reads the facts again that decide whether the account can be deleted, because they may have changed. */
    reloadFacts: providedAction,
    announceFailed: providedAction,
    /** Logs out and shows that the account is deleted. */
    announceDeleted: providedAction,
  },
}).createMachine({
  id: 'accountDeletion',
  context: { password: '', demanded: false, failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'You read what is erased and what is kept, and enter your password to delete your account for good.',
      meta: { requirements: ['SET-02', 'API-04', 'DLG-01'] },
      on: {
        changePassword: { actions: ['rememberPassword', 'forgetFailure'] },
        submit: [
          { guard: 'hasPassword', target: 'deleting', actions: ['demand', 'forgetFailure'] },
          { actions: ['demand', 'forgetFailure'] },
        ],
        close: { target: 'closed' },
      },
    },
    deleting: {
      description: 'Your account is being deleted. You cannot press anything meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['SET-02', 'DLG-01'] },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'deleted', actions: 'announceDeleted' },
        onError: [
          { guard: 'isAboutPassword', target: 'asking', actions: 'rememberFailure' },
          { target: 'asking', actions: ['rememberFailure', 'announceFailed', 'reloadFacts'] },
        ],
      },
    },
    deleted: {
      type: 'final',
      entry: 'forgetPassword',
      description: 'Your account is deleted. You are logged out and see the log-in page.',
      meta: { requirements: ['SET-02'] },
    },
    closed: {
      type: 'final',
      entry: 'forgetPassword',
      description: 'You closed the dialog. Your account stays as it is.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
