import { assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { providedAction, providedCallback, providedPromise } from '../provided.ts';
import type { Credentials, Session, SessionContext, SessionEvent } from './session.types.ts';

/** Log-in, the session's life by the token's expiry, and its end (first specification, 4 'Session'). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    restoreSession: providedPromise<Session | null>(),
    logIn: providedPromise<Session, Credentials>(),
    ticks: providedCallback(),
  },
  guards: {
    hasSession: ({ event }) => 'output' in event && event.output !== null,
    isComplete: ({ context }) => context.username.trim() !== '' && context.password !== '',
    isExpired: ({ context, event }) =>
      'now' in event && context.session !== null && event.now >= context.session.expiresAt,
    isNotExpired: ({ context, event }) =>
      'now' in event && context.session !== null && event.now < context.session.expiresAt,
  },
  actions: {
    rememberUsername: assign({
      username: ({ context, event }) => (event.type === 'changeUsername' ? event.value : context.username),
    }),
    rememberPassword: assign({
      password: ({ context, event }) => (event.type === 'changePassword' ? event.value : context.password),
    }),
    forgetPassword: assign({ password: '' }),
    rememberSession: assign({
      session: ({ event }) => ('output' in event ? (event.output as Session) : null),
      failure: null,
      endReason: null,
    }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    rememberEnd: assign((_, params: { reason: 'expired' | 'loggedOut' | 'refused' }) => ({
      session: null,
      endReason: params.reason,
    })),
    storeSession: providedAction,
    forgetClientState: providedAction,
    announceSessionStarted: providedAction,
    announceSessionEnded: providedAction,
  },
}).createMachine({
  id: 'session',
  context: { username: '', password: '', failure: null, session: null, endReason: null },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The shop looks whether you are still logged in from before.',
      tags: ['busy'],
      meta: { requirements: ['SES-06', 'APP-12'] },
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: 'hasSession',
            target: 'loggedIn',
            actions: ['rememberSession', 'announceSessionStarted'],
          },
          { target: 'loggedOut' },
        ],
        onError: { target: 'loggedOut', actions: 'forgetClientState' },
      },
    },
    loggedOut: {
      description: 'You are not logged in.',
      meta: { requirements: ['SES-04'] },
      initial: 'editing',
      states: {
        editing: {
          description: 'You type your e-mail and password. The button waits until both are there.',
          meta: { requirements: ['LOG-01', 'LOG-02', 'SES-04'] },
          on: {
            changeUsername: { actions: ['rememberUsername', 'forgetFailure'] },
            changePassword: { actions: ['rememberPassword', 'forgetFailure'] },
            submit: { guard: 'isComplete', target: 'submitting', actions: 'forgetFailure' },
          },
        },
        submitting: {
          description: 'Your e-mail and password are being checked; nothing else can be sent meanwhile.',
          tags: ['busy'],
          meta: { requirements: ['LOG-01', 'SES-01'] },
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ context }) => ({ username: context.username.trim(), password: context.password }),
            onDone: {
              target: '#session.loggedIn',
              actions: ['rememberSession', 'forgetPassword', 'storeSession', 'announceSessionStarted'],
            },
            onError: { target: 'editing', actions: ['rememberFailure', 'forgetPassword'] },
          },
        },
      },
    },
    loggedIn: {
      description: 'You are logged in until your session ends: by itself at its time, or when you log out.',
      meta: { requirements: ['SES-01', 'SES-06', 'SES-07', 'API-03'] },
      invoke: { id: 'ticks', src: 'ticks' },
      on: {
        tick: {
          guard: 'isExpired',
          target: 'loggedOut',
          actions: [
            { type: 'rememberEnd', params: { reason: 'expired' } },
            'forgetClientState',
            'announceSessionEnded',
          ],
        },
        logOut: {
          target: 'loggedOut',
          actions: [
            { type: 'rememberEnd', params: { reason: 'loggedOut' } },
            'forgetClientState',
            'announceSessionEnded',
          ],
        },
        sessionRefused: [
          {
            guard: 'isExpired',
            target: 'loggedOut',
            actions: [
              { type: 'rememberEnd', params: { reason: 'expired' } },
              'forgetClientState',
              'announceSessionEnded',
            ],
          },
          {
            guard: 'isNotExpired',
            target: 'loggedOut',
            actions: [
              { type: 'rememberEnd', params: { reason: 'refused' } },
              'forgetClientState',
              'announceSessionEnded',
            ],
          },
        ],
      },
    },
  },
});
