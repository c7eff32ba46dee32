import { assign, setup } from 'xstate';
import { asEMail } from '#contract/e-mail.ts';
import { isEnding } from '#rules/session-end.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedCallback, providedPromise } from '../../common/provided.ts';
import type { Credentials, LogIn, Session, SessionContext, SessionEvent } from './session.types.ts';

/** Log-in, the session until its token expires, and log-out (SES-01). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    restoreSession: providedPromise<Session | null>(),
    logIn: providedPromise<LogIn, Credentials>(),
    ticks: providedCallback(),
    /** Sends `storedElsewhere` when another tab changes the session that the browser stores. */
    otherTabs: providedCallback(),
  },
  delays: {
    /** The time in milliseconds after which the other tab has finished writing to the storage (SES-05). */
    untilOtherTabIsDone: 100,
  },
  guards: {
    hasSession: ({ event }) => 'output' in event && event.output !== null,
    isComplete: ({ context }) => asEMail(context.username) !== '' && context.password !== '',
    isExpired: ({ context, event }) =>
      'now' in event && context.session !== null && event.now >= context.session.expiresAt,
    isNotExpired: ({ context, event }) =>
      'now' in event && context.session !== null && event.now < context.session.expiresAt,
    isEnding: ({ context, event }) =>
      'now' in event && context.session !== null && isEnding(context.session.expiresAt, event.now),
    hasPassword: ({ context }) => context.password !== '',
    isOnlyWarned: ({ context }) => context.renewal === 'ending',
    isRefused: ({ context }) => context.renewal === 'refused',
    isGoneElsewhere: ({ event }) => event.type === 'storedElsewhere' && event.session === null,
    isOfSameAccount: ({ context, event }) =>
      event.type === 'storedElsewhere' &&
      event.session !== null &&
      event.session.username === context.session?.username,
    isOfOtherAccount: ({ context, event }) =>
      event.type === 'storedElsewhere' &&
      event.session !== null &&
      event.session.username !== context.session?.username,
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
    rememberLogIn: assign(({ event }) => ({
      ...('output' in event ? (event.output as LogIn) : {}),
      failure: null,
      endReason: null,
    })),
    rememberCartEnd: assign({
      cartEndsAt: ({ context, event }) => (event.type === 'cartEndRead' ? event.cartEndsAt : context.cartEndsAt),
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    rememberEnd: assign((_, params: { reason: 'expired' | 'loggedOut' | 'refused' }) => ({
      session: null,
      cartEndsAt: null,
      endReason: params.reason,
      renewal: null,
      now: null,
      password: '',
      failure: null,
    })),
    rememberNow: assign({ now: ({ context, event }) => ('now' in event ? event.now : context.now) }),
    rememberRenewal: assign((_, params: { reason: 'ending' | 'refused' }) => ({ renewal: params.reason })),
    forgetRenewal: assign({ renewal: null, now: null, password: '', failure: null }),
    adoptSession: assign({
      session: ({ context, event }) => (event.type === 'storedElsewhere' ? event.session : context.session),
    }),
    /**
     * Asks the server to refuse the token from now on. The flow does not wait for the answer; if the request fails, the
     * token is valid until it expires.
     */
    tellServer: providedAction,
    reloadPage: providedAction,
    storeSession: providedAction,
    forgetClientState: providedAction,
    /** Erases the begun applications that the device keeps for the account. A session that expires leaves them. */
    eraseDrafts: providedAction,
    announceSessionStarted: providedAction,
    announceSessionEnded: providedAction,
  },
}).createMachine({
  id: 'session',
  context: {
    username: '',
    password: '',
    failure: null,
    session: null,
    cartEndsAt: null,
    endReason: null,
    renewal: null,
    now: null,
  },
  initial: 'restoring',
  invoke: { id: 'otherTabs', src: 'otherTabs' },
  states: {
    restoring: {
      description: 'The shop checks whether you are still logged in from an earlier visit.',
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
      on: {
        storedElsewhere: { guard: 'isOfOtherAccount', target: 'reloading', actions: 'forgetRenewal' },
      },
      states: {
        editing: {
          description: 'You type your e-mail and password. The button is disabled until both are filled in.',
          meta: { requirements: ['LOG-01', 'LOG-02', 'SES-04'] },
          on: {
            changeUsername: { actions: ['rememberUsername', 'forgetFailure'] },
            changePassword: { actions: ['rememberPassword', 'forgetFailure'] },
            submit: { guard: 'isComplete', target: 'submitting', actions: 'forgetFailure' },
          },
        },
        submitting: {
          description: 'Your e-mail and password are being checked. You cannot send anything else meanwhile.',
          tags: ['busy'],
          meta: { requirements: ['LOG-01', 'SES-01'] },
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ context }) => ({ username: asEMail(context.username), password: context.password }),
            onDone: {
              target: '#session.loggedIn',
              actions: ['rememberLogIn', 'forgetPassword', 'storeSession', 'announceSessionStarted'],
            },
            onError: { target: 'editing', actions: ['rememberFailure', 'forgetPassword'] },
          },
        },
      },
    },
    loggedIn: {
      description: 'You are logged in until your session expires or you log out.',
      meta: { requirements: ['SES-01', 'SES-06', 'SES-07', 'API-03'] },
      initial: 'calm',
      invoke: { id: 'ticks', src: 'ticks' },
      on: {
        cartEndRead: { actions: 'rememberCartEnd' },
        tick: {
          guard: 'isExpired',
          target: 'loggedOut',
          actions: [
            { type: 'rememberEnd', params: { reason: 'expired' } },
            'forgetClientState',
            'announceSessionEnded',
          ],
        },
        storedElsewhere: [
          {
            guard: 'isGoneElsewhere',
            target: 'loggedOut',
            actions: [{ type: 'rememberEnd', params: { reason: 'loggedOut' } }, 'announceSessionEnded'],
          },
          {
            guard: 'isOfSameAccount',
            target: '.calm',
            actions: ['adoptSession', 'forgetRenewal'],
          },
          { guard: 'isOfOtherAccount', target: 'reloading', actions: 'forgetRenewal' },
        ],
        logOut: [
          {
            guard: 'isRefused',
            target: 'loggedOut',
            actions: [
              'eraseDrafts',
              { type: 'rememberEnd', params: { reason: 'loggedOut' } },
              'forgetClientState',
              'announceSessionEnded',
            ],
          },
          {
            target: 'loggedOut',
            actions: [
              'tellServer',
              'eraseDrafts',
              { type: 'rememberEnd', params: { reason: 'loggedOut' } },
              'forgetClientState',
              'announceSessionEnded',
            ],
          },
        ],
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
      states: {
        calm: {
          description: 'You are logged in, and your session does not expire in the next two minutes.',
          meta: { requirements: ['SES-01', 'SES-03', 'API-03'] },
          on: {
            tick: {
              guard: 'isEnding',
              target: 'renewing',
              actions: ['rememberNow', { type: 'rememberRenewal', params: { reason: 'ending' } }],
            },
            interrupted: {
              guard: 'isNotExpired',
              target: 'renewing',
              actions: ['rememberNow', { type: 'rememberRenewal', params: { reason: 'refused' } }],
            },
          },
        },
        renewing: {
          description: 'A dialog over the page asks for your password, so that you stay logged in.',
          meta: { requirements: ['SES-03', 'API-03'] },
          initial: 'asking',
          on: {
            tick: { guard: 'isNotExpired', actions: 'rememberNow' },
            interrupted: {
              guard: 'isNotExpired',
              actions: { type: 'rememberRenewal', params: { reason: 'refused' } },
            },
          },
          states: {
            asking: {
              description: 'You see how much time is left, and can enter your password to stay logged in.',
              meta: { requirements: ['SES-03', 'API-03'] },
              on: {
                changePassword: { actions: ['rememberPassword', 'forgetFailure'] },
                submit: { guard: 'hasPassword', target: 'submitting', actions: 'forgetFailure' },
                putAside: { guard: 'isOnlyWarned', target: '#session.loggedIn.aside', actions: 'forgetRenewal' },
              },
            },
            submitting: {
              description: 'Your password is being checked. You cannot send anything else meanwhile.',
              tags: ['busy'],
              meta: { requirements: ['SES-03', 'API-03'] },
              invoke: {
                id: 'renewLogIn',
                src: 'logIn',
                input: ({ context }) => ({ username: context.session?.username ?? '', password: context.password }),
                onDone: {
                  target: '#session.loggedIn.calm',
                  actions: ['rememberLogIn', 'forgetRenewal', 'storeSession'],
                },
                onError: { target: 'asking', actions: ['rememberFailure', 'forgetPassword'] },
              },
            },
          },
        },
        aside: {
          description: 'You closed the warning. Your session ends when it expires.',
          meta: { requirements: ['SES-03'] },
          on: {
            interrupted: {
              guard: 'isNotExpired',
              target: 'renewing',
              actions: ['rememberNow', { type: 'rememberRenewal', params: { reason: 'refused' } }],
            },
          },
        },
      },
    },
    reloading: {
      description: 'Another account has logged in in another tab. This page is about to reload.',
      meta: { requirements: ['SES-05'] },
      after: { untilOtherTabIsDone: { target: 'reloaded' } },
    },
    reloaded: {
      type: 'final',
      description: 'The page is reloading.',
      meta: { requirements: ['SES-05'] },
      entry: 'reloadPage',
    },
  },
});
