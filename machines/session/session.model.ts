import { defineModel } from '../flow-model.ts';
import { sessionMachine } from './session.machine.ts';
import type { Session } from './session.types.ts';

const session: Session = {
  token: 'token',
  customerAccountId: 1,
  username: 'adult@linka.example',
  customer: { id: 1, firstName: 'Jana', lastName: 'Nováková' },
  expiresAt: 1000,
};

const refusal = (name: string, status: number) => ({ error: { name, status, metadata: {} } });

export const sessionModel = defineModel(sessionMachine, {
  inputs: { fresh: undefined },
  cases: {
    changeUsername: { typed: { value: 'adult@linka.example' }, blank: { value: '  ' } },
    changePassword: { typed: { value: 'secret' }, blank: { value: '' } },
    submit: { plain: {} },
    logOut: { plain: {} },
    sessionRefused: { early: { now: 999 }, late: { now: 1000 } },
    tick: { before: { now: 999 }, at: { now: 1000 }, asleepLongAfter: { now: 9_000_000 } },
  },
  environment: { tick: 'ticks', sessionRefused: 'outside' },
  outcomes: {
    restoreSession: { none: { output: null }, kept: { output: session }, broken: refusal('UNREADABLE_ANSWER', 0) },
    logIn: {
      accepted: { output: session },
      invalidCredentials: refusal('INVALID_CREDENTIALS', 401),
      notVerified: refusal('CUSTOMER_ACCOUNT_NOT_VERIFIED', 403),
      emptyUsername: refusal('EMPTY_USERNAME', 400),
      emptyPassword: refusal('EMPTY_PASSWORD', 400),
      tooManyAttempts: { error: { name: 'TOO_MANY_ATTEMPTS', status: 429, metadata: { retryAfter: 60 } } },
      noAnswer: refusal('NO_ANSWER', 0),
    },
    ticks: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['loggedOut.editing', 'loggedIn'],
  expiry: {
    event: 'tick',
    within: ['loggedIn'],
    lands: ['loggedIn', 'loggedOut.editing'],
  },
  scenarios: {
    'SES-01 log-in stores the session and forgets the password': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/typed', 'changePassword/typed', 'submit', 'logIn=accepted'],
      ends: 'loggedIn',
      with: (context) => context.session?.token === 'token' && context.password === '',
    },
    'LOG-01 log-in waits for both fields': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/typed'],
      ends: 'loggedOut.editing',
      refuses: ['submit'],
    },
    'LOG-01 a blank username is no username': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/blank', 'changePassword/typed'],
      ends: 'loggedOut.editing',
      refuses: ['submit'],
    },
    'LOG-01 no second request while one is under way': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/typed', 'changePassword/typed', 'submit'],
      ends: 'loggedOut.submitting',
      refuses: ['submit', 'changeUsername/typed', 'changePassword/typed'],
    },
    'LOG-01 a refusal keeps the username, clears the password and says why': {
      input: 'fresh',
      steps: [
        'restoreSession=none',
        'changeUsername/typed',
        'changePassword/typed',
        'submit',
        'logIn=invalidCredentials',
      ],
      ends: 'loggedOut.editing',
      with: (context) =>
        context.username === 'adult@linka.example' &&
        context.password === '' &&
        context.failure?.name === 'INVALID_CREDENTIALS',
      refuses: ['submit'],
    },
    'SES-06 a reload within the life of the token keeps the session': {
      input: 'fresh',
      steps: ['restoreSession=kept'],
      ends: 'loggedIn',
      refuses: ['tick/before'],
    },
    'SES-06 a stored session that cannot be read is none': {
      input: 'fresh',
      steps: ['restoreSession=broken'],
      ends: 'loggedOut.editing',
    },
    'SES-02 at the expiry the customer is logged out and told why': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/at'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'expired',
    },
    'SES-07 a machine asleep over the expiry is logged out on waking': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/asleepLongAfter'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'expired',
    },
    'SES-04 log-out leaves nothing behind': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'logOut'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'loggedOut',
    },
    'API-03 a refused token logs out': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'sessionRefused/early'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'refused',
    },
    'SES-02 a token that is refused since it is over has expired': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'sessionRefused/late'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'expired',
    },
  },
  invariants: {
    'no token after the end': ({ context, value }) => value === 'loggedIn' || context.session === null,
    'no password is kept once logged in': ({ context, value }) => value !== 'loggedIn' || context.password === '',
  },
});
