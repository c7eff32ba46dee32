import { login } from '#contract/endpoints/auth.ts';
import { sessionModel } from '#machines/visitor/session/model/session.model.ts';
import { shellPage } from '../../common/pages/shell.page.ts';
import { createCustomer, openAs, openWith, storeInOtherPage } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { loginPage } from '../pages/login.page.ts';
import { sessionRenewalPage } from '../pages/session-renewal.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  accepted: null,
  acceptedLater: null,
  invalidCredentials: 'INVALID_CREDENTIALS',
  notVerified: 'CUSTOMER_ACCOUNT_NOT_VERIFIED',
  emptyUsername: 'EMPTY_USERNAME',
  emptyPassword: 'EMPTY_PASSWORD',
  tooManyAttempts: 'TOO_MANY_ATTEMPTS',
  noAnswer: 'no-answer-before',
};

const minute = 60_000;
const life = 60 * minute;

/** The age of the session at each tick that causes a transition, in milliseconds. */
const ageAt: Readonly<Record<string, number>> = {
  'tick/warned': life - 2 * minute + 1000,
  'tick/last': life - minute / 2,
  'tick/at': life,
  'tick/asleepLongAfter': 5 * life,
};

runFlowInBrowser<typeof sessionModel>({
  model: sessionModel,
  inEachRun: true,
  isFeasible: ({ name, kind }) =>
    // These outcomes need a token that is refused at start-up, or a second refused token: journeys/session.spec.ts.
    !name.startsWith('sessionRefused') &&
    // The page's clock cannot go back. One of several ticks with the same transition is enough.
    name !== 'tick/before' &&
    (kind !== 'environment' || !name.startsWith('tick') || name in ageAt),
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('newcomer');
    const calls = holdCalls(page);
    const form = loginPage(page);
    const renewal = sessionRenewalPage(page);
    const shell = shellPage(page);
    const customer = await createCustomer(server.url, account);
    let restored = '';
    let age = 0;
    const storeInOtherTab = async (session: object | null) => {
      const other = await page.context().newPage();
      if (session === null) {
        await other.goto('/sandbox/accounts');
        await other.evaluate(() => window.localStorage.removeItem('linka.session'));
      } else {
        await storeInOtherPage(other, { session });
      }
      await other.close();
    };
    return {
      open: async () => {
        if (restored === 'kept') return openAs(page, customer, '/app/user-account');
        const stored = restored === 'broken' ? { session: { token: 7 } } : {};
        await openWith(page, stored, form.open);
      },
      withoutRoot: {
        'loggedIn.calm': () => shell.seeShell(),
        'loggedIn.aside': () => shell.seeShell(),
        '': () => shell.seeShell(),
      },
      unchecked: ['reloading'],
      verbs: {
        changeUsername: ({ value }) => form.typeUsername(value.trim() === '' ? value : account.username),
        changePassword: ({ value }) => form.typePassword(value === '' ? value : account.password),
        submit: () => page.getByRole('button', { name: /^(Přihlásit se|Pokračovat)$/ }).click(),
        // While the question is open, nothing below it can be pressed.
        logOut: async () => ((await renewal.isOpen()) ? renewal.logOut() : shell.logOut()),
        putAside: () => renewal.putAside(),
      },
      arrange: async ({ actor, source, outcome }) => {
        if (actor === 'restoreSession') restored = outcome ?? '';
        if (source !== 'logIn') return 'free';
        await calls.hold(login);
        return 'held';
      },
      release: async ({ source, outcomeName }) => {
        if (source !== 'logIn') return;
        if (outcomeName.startsWith('accepted')) age = 0;
        await calls.release(login, faults[outcomeName] ?? null);
      },
      // The delay `untilOtherTabIsDone` ends by itself.
      runOut: () => Promise.resolve(),
      bringAbout: async ({ event, name }) => {
        // The cart is read at the start of the shop without an action.
        if (event.type === 'cartEndRead') return;
        if (name === 'interrupted/early') {
          await page.setExtraHTTPHeaders({ 'x-linka-fault': 'shoppingCart=UNAUTHENTICATED' });
          const next = page.url().includes('order-list') ? 'user-account' : 'order-list';
          await page.evaluate((path) => window.location.assign(`#/app/${path}`), next);
          await renewal.seeQuestion();
          return page.setExtraHTTPHeaders({});
        }
        if (name === 'storedElsewhere/gone') return storeInOtherTab(null);
        if (name === 'storedElsewhere/renewed') {
          const { session } = await createCustomer(server.url, account);
          age = 0;
          return storeInOtherTab(session);
        }
        if (name === 'storedElsewhere/other') {
          return storeInOtherTab((await createCustomer(server.url, await sandbox.account('newcomer'))).session);
        }
        const newAge = ageAt[name] ?? 0;
        await sandbox.advanceClock(newAge - age);
        age = newAge;
      },
    };
  },
});
