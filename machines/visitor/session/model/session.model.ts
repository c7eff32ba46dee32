import { broken, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { sessionMachine } from '../session.machine.ts';
import type { LogIn, Session } from '../session.types.ts';

const session: Session = {
  token: 'token',
  customerAccountId: 1,
  username: 'adult@linka.example',
  customer: { id: 1, firstName: 'Jana', lastName: 'Nováková' },
  expiresAt: 1_000_000,
};

/** The same account with a new token. */
const renewed: Session = { ...session, token: 'new token', expiresAt: 9_000_000 };
const cartEndsAt = 1_800_000;
const accepted: LogIn = { session, cartEndsAt };
const acceptedLater: LogIn = { session: renewed, cartEndsAt: null };
const somebodyElse: Session = { ...session, username: 'parent@linka.example', customerAccountId: 2 };

export const sessionModel = defineModel(sessionMachine, {
  inputs: { fresh: undefined },
  cases: {
    changeUsername: { typed: { value: 'adult@linka.example' }, blank: { value: '  ' } },
    changePassword: { typed: { value: 'secret' }, blank: { value: '' } },
    submit: { plain: {} },
    logOut: { plain: {} },
    putAside: { plain: {} },
    sessionRefused: { early: { now: 999_999 }, late: { now: 1_000_000 } },
    interrupted: { early: { now: 700_000 }, late: { now: 1_000_000 } },
    cartEndRead: { running: { cartEndsAt }, none: { cartEndsAt: null } },
    storedElsewhere: { gone: { session: null }, renewed: { session: renewed }, other: { session: somebodyElse } },
    tick: {
      before: { now: 879_999 },
      warned: { now: 880_000 },
      last: { now: 999_999 },
      at: { now: 1_000_000 },
      asleepLongAfter: { now: 9_000_000 },
    },
  },
  environment: {
    tick: 'ticks',
    sessionRefused: 'outside',
    interrupted: 'outside',
    cartEndRead: 'outside',
    storedElsewhere: 'otherTabs',
  },
  outcomes: {
    restoreSession: { none: { output: null }, kept: { output: session }, broken },
    logIn: {
      accepted: { output: accepted },
      acceptedLater: { output: acceptedLater },
      invalidCredentials: refusal('INVALID_CREDENTIALS'),
      notVerified: refusal('CUSTOMER_ACCOUNT_NOT_VERIFIED'),
      emptyUsername: refusal('EMPTY_USERNAME'),
      emptyPassword: refusal('EMPTY_PASSWORD'),
      tooManyAttempts: refusal('TOO_MANY_ATTEMPTS', { metadata: { retryAfter: 60 } }),
      noAnswer,
    },
    ticks: {},
    otherTabs: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 20_000 },
  // No guard depends on the expiry time of the cart.
  abstract: (context) => ({ ...context, cartEndsAt: null }),
  home: ['loggedOut.editing', 'loggedIn.calm', 'loggedIn.aside'],
  expiry: {
    event: 'tick',
    within: ['loggedIn'],
    lands: ['loggedIn', 'loggedOut.editing'],
  },
  scenarios: {
    'SES-01: log-in stores the session and clears the password': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/typed', 'changePassword/typed', 'submit', 'logIn=accepted'],
      ends: 'loggedIn.calm',
      with: (context) => context.session?.token === 'token' && context.password === '',
      effects: ['storeSession', 'announceSessionStarted'],
    },
    'SES-01: log-in stores the expiry time of the cart': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/typed', 'changePassword/typed', 'submit', 'logIn=accepted'],
      ends: 'loggedIn.calm',
      with: (context) => context.cartEndsAt === cartEndsAt,
    },
    'SES-01: for a restored session, the expiry time of the cart is read at start-up': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'cartEndRead/running'],
      ends: 'loggedIn.calm',
      with: (context) => context.cartEndsAt === cartEndsAt,
    },
    'LOG-01: log-in needs both fields': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/typed'],
      ends: 'loggedOut.editing',
      refuses: ['submit'],
    },
    'LOG-01: a username that contains only white space is not accepted': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/blank', 'changePassword/typed'],
      ends: 'loggedOut.editing',
      refuses: ['submit'],
    },
    'LOG-01: no second request can be sent while a request is running': {
      input: 'fresh',
      steps: ['restoreSession=none', 'changeUsername/typed', 'changePassword/typed', 'submit'],
      ends: 'loggedOut.submitting',
      refuses: ['submit', 'changeUsername/typed', 'changePassword/typed'],
    },
    'LOG-01: a refused log-in keeps the username, clears the password and shows the reason': {
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
    'SES-06: a reload within the life of the token keeps the session': {
      input: 'fresh',
      steps: ['restoreSession=kept'],
      ends: 'loggedIn.calm',
      refuses: ['tick/before'],
    },
    'SES-06: a stored session that cannot be read is ignored': {
      input: 'fresh',
      steps: ['restoreSession=broken'],
      ends: 'loggedOut.editing',
    },
    'SES-02: the customer is logged out when the session expires, and the reason is shown': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/at'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'expired',
    },
    'WIZ-06: a session that expires leaves the begun applications on the device': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/at'],
      ends: 'loggedOut.editing',
      effects: ['forgetClientState', 'announceSessionEnded'],
    },
    'SES-07: a device that was asleep during the expiry logs the customer out when it wakes up': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/asleepLongAfter'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'expired',
    },
    'SES-04: no data of the session are kept after log-out': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'cartEndRead/running', 'logOut'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.cartEndsAt === null && context.endReason === 'loggedOut',
    },
    'TRL-03: a log-out is reported to the server': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'logOut'],
      ends: 'loggedOut.editing',
      effects: ['tellServer', 'eraseDrafts', 'forgetClientState', 'announceSessionEnded'],
    },
    'TRL-03: a log-out is not reported to the server if the token was refused': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'interrupted/early', 'logOut'],
      ends: 'loggedOut.editing',
      effects: ['eraseDrafts', 'forgetClientState', 'announceSessionEnded'],
      with: (context) => context.session === null && context.endReason === 'loggedOut',
    },
    'TRL-03: a log-out from the renewal dialog is reported to the server': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/warned', 'logOut'],
      ends: 'loggedOut.editing',
      effects: ['tellServer', 'eraseDrafts', 'forgetClientState', 'announceSessionEnded'],
    },
    'API-03: a refused token logs the customer out': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'sessionRefused/early'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'refused',
    },
    'SES-02: a token that is refused after its expiry is treated as expired': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'sessionRefused/late'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null && context.endReason === 'expired',
    },
    'SES-03: two minutes before the end a warning asks for the password': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/warned'],
      ends: 'loggedIn.renewing.asking',
      with: (context) => context.renewal === 'ending' && context.now === 880_000,
      refuses: ['submit'],
    },
    'SES-03: the warning can be closed, and the session then ends when it expires': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/warned', 'putAside', 'tick/at'],
      ends: 'loggedOut.editing',
      with: (context) => context.endReason === 'expired',
    },
    'SES-03: the password renews the session': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/warned', 'changePassword/typed', 'submit', 'renewLogIn=acceptedLater'],
      ends: 'loggedIn.calm',
      with: (context) => context.session?.token === 'new token' && context.password === '' && context.renewal === null,
      effects: ['storeSession'],
      refuses: ['tick/at'],
    },
    'SES-03: another password can be entered after a wrong password': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/warned', 'changePassword/typed', 'submit', 'renewLogIn=invalidCredentials'],
      ends: 'loggedIn.renewing.asking',
      with: (context) => context.failure?.name === 'INVALID_CREDENTIALS' && context.password === '',
    },
    'SES-07: a device that was asleep during the warning and the expiry logs the customer out': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/warned', 'tick/asleepLongAfter'],
      ends: 'loggedOut.editing',
      with: (context) => context.endReason === 'expired' && context.password === '',
    },
    'API-03: if a call is refused in the middle of a flow, a dialog asks for the password and cannot be closed': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'interrupted/early'],
      ends: 'loggedIn.renewing.asking',
      with: (context) => context.renewal === 'refused',
      refuses: ['putAside'],
    },
    'SES-05: a log-out in another tab also logs out this tab': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'storedElsewhere/gone'],
      ends: 'loggedOut.editing',
      with: (context) => context.session === null,
    },
    'SES-05: a log-in with another account in another tab reloads the page after 100 ms': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'storedElsewhere/other', 'after untilOtherTabIsDone in reloading'],
      ends: 'reloaded',
    },
    'SES-05: a log-in in another tab reloads this page': {
      input: 'fresh',
      steps: ['restoreSession=none', 'storedElsewhere/renewed'],
      ends: 'reloading',
    },
    'SES-05: a token that was renewed in another tab is used here': {
      input: 'fresh',
      steps: ['restoreSession=kept', 'tick/warned', 'storedElsewhere/renewed'],
      ends: 'loggedIn.calm',
      with: (context) => context.session?.token === 'new token',
    },
  },
  invariants: {
    'after log-out there is no token': (snapshot) =>
      !snapshot.matches('loggedOut') || snapshot.context.session === null,
    'a password is stored only while a form or dialog asks for it': (snapshot) =>
      snapshot.context.password === '' || snapshot.matches('loggedOut') || snapshot.matches({ loggedIn: 'renewing' }),
    'the reason to ask for the password is stored exactly while the dialog asks for it': (snapshot) =>
      (snapshot.context.renewal !== null) === snapshot.matches({ loggedIn: 'renewing' }),
  },
});
