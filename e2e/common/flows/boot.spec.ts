import { cartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { bootModel } from '#machines/common/boot/model/boot.model.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { registrationPage } from '../../visitor/pages/registration.page.ts';
import { bootPage } from '../pages/boot.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { expect } from '../support/test.ts';

const endpoints = {
  readConfiguration: systemConfigurations,
  readLocales: supportedLocales,
  readMessages: messages,
  readCartLifetime: cartLifetime,
};
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string>> = { noAnswer: 'no-answer-before', garbage: 'html' };

runFlowInBrowser<typeof bootModel>({
  model: bootModel,
  inEachRun: true,
  // The session is read from local storage. This actor never fails, because an unreadable value means that there is no
  // session.
  isFeasible: ({ name }) => name !== 'settleSession=broken',
  drive: async ({ page, sandbox, server, willTake }) => {
    const calls = holdCalls(page);
    const isLoggedIn = willTake('settleSession=loggedIn');
    const leaves = willTake('followRedirect=left');
    // An address outside the shop, but on the same server: a page of the sandbox.
    const foreign = `${server.url}/sandbox/accounts`;
    const path = `/app/user-account${leaves ? `?redirectUrl=${encodeURIComponent(foreign)}` : ''}`;
    // Start-up requests the file with the bundled texts at once, not only when the server does not answer.
    const bundledTexts = /\/assets\/cs-[^/]*\.js/;
    return {
      open: async () => {
        if (willTake('readBundledMessages=chunkLost')) await page.route(bundledTexts, (route) => route.abort());
        if (isLoggedIn) await openAs(page, await createCustomer(server.url, await sandbox.account('newcomer')), path);
        else if (leaves) await page.goto(`/#${path}`);
        // The log-in page contains the configuration and the texts. Only other pages call the server for them.
        else await registrationPage(page).open();
      },
      // The session is read so quickly that the state ends at once.
      unchecked: ['settlingSession'],
      verbs: { retry: () => bootPage(page).retry() },
      withoutRoot: {
        '': () => {
          if (leaves) return expect(page).toHaveURL(foreign);
          if (isLoggedIn) return shellPage(page).seeShell();
          // The redirect leads to the account page, which leads a visitor to the log-in.
          return willTake('followRedirect=stayed') ? loginPage(page).seeLoginPage() : registrationPage(page).seePage();
        },
      },
      arrange: async ({ actor, outcome }) => {
        if (actor === 'followRedirect' && outcome === 'failed') {
          await page.route(/\/assets\/follow-redirect-[^/]*\.js/, (route) => route.abort());
        }
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        if (outcomeName === 'redirecting') {
          const flag = { redirectAfterStart: true, redirectAllowList: [foreign] };
          return calls.releaseChanged(endpoints[actor], flag);
        }
        const fault = faults[outcomeName] ?? null;
        if (actor === 'readMessages' && fault === null) await page.unroute(bundledTexts);
        await calls.release(endpoints[actor], fault);
      },
      runOut: () => Promise.reject(new Error('expected no delay in start-up, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in start-up, but the path has one')),
    };
  },
});
