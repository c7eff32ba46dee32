import { lastActiveCard, loggedCustomer } from '../../contract/endpoints/customers.ts';
import { customerSelectionModel } from '../../machines/customer-selection/customer-selection.model.ts';
import { accountPage } from '../pages/account.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const endpoints = { readCustomer: loggedCustomer, readCard: lastActiveCard };
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string>> = { none: 'NOT_FOUND', noAnswer: 'no-answer-before' };

runFlowInBrowser<typeof customerSelectionModel>({
  model: customerSelectionModel,
  // What refreshes the customer happens on other pages (a return from the gateway), where this flow is not seen.
  isFeasible: ({ name }) => name !== 'refresh',
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const calls = holdCalls(page);
    return {
      open: async () => void (await loginPage(page).open()),
      elsewhere: { absent: () => loginPage(page).seeLoginPage() },
      verbs: { retry: () => accountPage(page).retry() },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (isActor(actor)) await calls.letGo(endpoints[actor], faults[outcomeName] ?? null);
      },
      runOut: () => Promise.reject(new Error('the account page has no delays')),
      bringAbout: ({ event }) =>
        event.type === 'sessionStarted' ? openAs(page, customer, '/app/user-account') : shellPage(page).logOut(),
    };
  },
});
