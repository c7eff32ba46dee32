import * as v from 'valibot';
import { accountPage as accountPageCall } from '#contract/endpoints/account-page.ts';
import { AccountPage } from '#contract/entities/account-page.ts';
import { customerSelectionModel } from '#machines/account/customer-selection/model/customer-selection.model.ts';
import { shellPage } from '../../common/pages/shell.page.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls, type HeldCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { accountPage } from '../pages/account.page.ts';

/** The linked customer of the model's case `other`. */
const otherId = 3;

const withOtherId = <Person extends { readonly id: number }>(person: Person): Person => ({
  ...person,
  id: person.id + 1,
});

/** The fields of the server's answer that an outcome changes; outcomes that are not listed use the answer unchanged. */
const changes: Readonly<Record<string, (page: AccountPage) => Partial<AccountPage>>> = {
  cardless: () => ({ card: null }),
  none: () => ({ customer: null, link: null, card: null, standing: null }),
  mixed: ({ card }) => ({ card: card && { ...card, customer: withOtherId(card.customer) } }),
  another: ({ customer }) => ({ customer: customer && withOtherId(customer) }),
};

const ownAccount = '/app/user-account';

runFlowInBrowser<typeof customerSelectionModel>({
  model: customerSelectionModel,
  // The outcomes are answers about a whole page, which a plain back end gives in many parts;
  // tests/account/server/composed compares the pages.
  needsExtension: true,
  // Left out: `refresh`, because it happens only after a return from the gateway, on pages that do not show this flow;
  // while the other linked customer is read, answers about the first linked customer, because the server never gives
  // such answers.
  isFeasible: ({ name }, { context: { linkedId } }) =>
    name !== 'refresh' && !(linkedId === otherId && /^readLinkedPage=(child|cardless)$/.test(name)),
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const [child = 0, other = 0] = await (await createCustomer(server.url, account)).linkedIds();
    const isLinked = ({ searchParams }: URL) => searchParams.has('customerId');
    const callsOf: Readonly<Record<string, HeldCalls>> = {
      readOwnPage: holdCalls(page, (address) => !isLinked(address)),
      readLinkedPage: holdCalls(page, isLinked),
    };
    let isLoggedIn = false;
    // The requested page; it is not opened before the log-in.
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
        const calls = callsOf[actor];
        if (calls === undefined) return 'free';
        await calls.hold(accountPageCall);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        const calls = callsOf[actor];
        if (calls === undefined) return;
        if (outcomeName === 'noAnswer') return calls.release(accountPageCall, 'no-answer-before');
        const change = changes[outcomeName];
        await calls.releaseChanged(accountPageCall, (answer) => change?.(v.parse(AccountPage, answer)) ?? {});
      },
      runOut: () => Promise.reject(new Error('expected no delay in the selection of a customer, but the path has one')),
      bringAbout: async ({ event }) => {
        switch (event.type) {
          case 'sessionStarted':
            isLoggedIn = true;
            // A log-out also ends the log-in on the server, so that each session needs a new log-in.
            return openAs(page, await createCustomer(server.url, account), requestedPath);
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
