import {
  checkManageable,
  checkOnlyManagedRelations,
  customer as readCustomerById,
  lastActiveCard,
  loggedCustomer,
} from '../../contract/endpoints/customers.ts';
import { customerSelectionModel } from '../../machines/customer-selection/customer-selection.model.ts';
import { accountPage } from '../pages/account.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const endpoints = {
  readCustomer: loggedCustomer,
  readLinked: readCustomerById,
  readCard: lastActiveCard,
  readStanding: checkManageable,
  readRelations: checkOnlyManagedRelations,
};
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string>> = { none: 'NOT_FOUND', noAnswer: 'no-answer-before' };

const ownAccount = '/app/user-account';

runFlowInBrowser<typeof customerSelectionModel>({
  model: customerSelectionModel,
  // The customer is refreshed on other pages only (after a return from the gateway), which do not show this flow.
  isFeasible: ({ name }) => name !== 'refresh',
  drive: async ({ page, sandbox, server }) => {
    const account = await createCustomer(server.url, await sandbox.account('parent'));
    const [child = 0, other = 0] = await account.linkedIds();
    // Only then does the shop ask who is manageable.
    await sandbox.settings({ isAssignCardWithoutAgeRestrictionAllowed: false });
    const calls = holdCalls(page);
    let isLoggedIn = false;
    // The requested page; before log-in it is only remembered.
    let requestedPath = ownAccount;
    const goTo = async (path: string) => {
      requestedPath = path;
      if (isLoggedIn) await page.goto(`/#${path}`);
    };
    return {
      open: async () => void (await loginPage(page).open()),
      withoutRoot: { absent: () => loginPage(page).seeLoginPage() },
      verbs: { retry: () => accountPage(page).retry() },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        if (outcomeName === 'cardless') return calls.releaseChanged(endpoints[actor], { lastCard: null });
        if (actor === 'readCustomer' && outcomeName === 'none') return calls.releaseNone(endpoints[actor]);
        await calls.release(endpoints[actor], faults[outcomeName] ?? null);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the selection of a customer, but the path has one')),
      bringAbout: async ({ event }) => {
        switch (event.type) {
          case 'sessionStarted':
            isLoggedIn = true;
            return openAs(page, account, requestedPath);
          case 'selectLinked':
            return goTo(`/app/user-linked-account/${'customerId' in event && event.customerId === 2 ? child : other}`);
          case 'selectRegistered':
            return goTo(ownAccount);
          default:
            isLoggedIn = false;
            requestedPath = ownAccount;
            return shellPage(page).logOut();
        }
      },
    };
  },
});
