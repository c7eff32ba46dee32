import { login } from '../../contract/endpoints/auth.ts';
import { sessionModel } from '../../machines/session/session.model.ts';
import { cartPage } from '../pages/cart.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer, keepInBrowser, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faultOf: Readonly<Record<string, string | null>> = {
  accepted: null,
  invalidCredentials: 'INVALID_CREDENTIALS',
  notVerified: 'CUSTOMER_ACCOUNT_NOT_VERIFIED',
  emptyUsername: 'EMPTY_USERNAME',
  emptyPassword: 'EMPTY_PASSWORD',
  tooManyAttempts: 'TOO_MANY_ATTEMPTS',
  noAnswer: 'no-answer-before',
};

const life = 60 * 60 * 1000;

runFlowInBrowser<typeof sessionModel>({
  model: sessionModel,
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('newcomer');
    const calls = holdCalls(page);
    const form = loginPage(page);
    const shell = shellPage(page);
    let restored = '';
    return {
      open: async () => {
        if (restored === 'kept') return openAs(page, await createCustomer(server.url, account), '/app/user-account');
        if (restored === 'broken') await keepInBrowser(page, { session: { token: 7 } });
        await form.open();
      },
      elsewhere: { loggedIn: () => shell.seeShell() },
      verbs: {
        changeUsername: ({ value }) => form.typeUsername(value.trim() === '' ? value : account.username),
        changePassword: ({ value }) => form.typePassword(value === '' ? value : account.password),
        submit: () => form.submit(),
        logOut: () => shell.logOut(),
      },
      arrange: async ({ actor, outcome }) => {
        if (actor === 'restoreSession') restored = outcome ?? '';
        if (actor !== 'logIn') return 'free';
        await calls.hold(login);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (actor === 'logIn') await calls.letGo(login, faultOf[outcomeName] ?? null);
      },
      runOut: () => Promise.reject(new Error('the session has no delays of its own')),
      bringAbout: async ({ name }) => {
        // The page must not hear of the moved clock before its token is refused.
        if (name === 'sessionRefused/late') await page.route('**/sandbox/clock', (route) => route.abort());
        if (name !== 'sessionRefused/early') await sandbox.advanceClock(life);
        if (name.startsWith('sessionRefused')) {
          await page.setExtraHTTPHeaders({ 'x-linka-fault': 'shoppingCart=UNAUTHENTICATED' });
          await cartPage(page).open();
          await form.seeLoginPage();
          await page.setExtraHTTPHeaders({});
        }
        if (name === 'sessionRefused/late') {
          await page.unroute('**/sandbox/clock');
          await sandbox.resetClock();
        }
      },
    };
  },
});
