import type { Page } from '@playwright/test';
import { endLogIn, endOtherLogIns, openLogIns } from '#contract/endpoints/trail.ts';
import { logInsModel } from '#machines/trail/log-ins/model/log-ins.model.ts';
import { createCustomer, openAs, type Customer } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { myTrailPage } from '../pages/my-trail.page.ts';

const endpoints = { readLogIns: openLogIns, endLogIn, endOtherLogIns };

const faults: Readonly<Record<string, string | null>> = {
  ended: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

interface LogIn {
  readonly isPresent: boolean;
}
/** For each outcome: which log-ins of the real list the page receives. */
const shown: Readonly<Record<string, (logIn: LogIn) => boolean>> = {
  several: () => true,
  alone: ({ isPresent }) => isPresent,
  unrecorded: ({ isPresent }) => !isPresent,
};

/** Another tab of this browser has logged in again, and this tab uses the new token of the other tab. */
const adopt = (page: Page, { session }: Customer): Promise<void> =>
  page.evaluate((value) => {
    window.localStorage.setItem('linka.session', JSON.stringify({ version: 1, value }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'linka.session' }));
  }, session);

runFlowInBrowser<typeof logInsModel>({
  model: logInsModel,
  needsExtension: true,
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('newcomer');
    const customer = await createCustomer(server.url, account);
    const calls = holdCalls(page);
    const trail = myTrailPage(page);
    return {
      open: () => openAs(page, customer, '/app/my-trail'),
      verbs: {
        retry: () => trail.retryLogIns(),
        askToEnd: () => trail.askToEnd(),
        askToEndOthers: () => trail.askToEndOthers(),
        confirm: () => trail.confirm(),
        decline: () => trail.decline(),
      },
      arrange: async ({ actor }) => {
        await calls.hold(endpoints[actor as keyof typeof endpoints]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        const endpoint = endpoints[actor as keyof typeof endpoints];
        const isShown = shown[outcomeName];
        if (isShown === undefined) return calls.release(endpoint, faultOf(faults, outcomeName));
        // Log-ins on two other devices.
        await createCustomer(server.url, account);
        await createCustomer(server.url, account);
        return calls.releaseChanged(endpoint, ({ logIns }) => ({ logIns: (logIns as LogIn[]).filter(isShown) }));
      },
      runOut: () => Promise.reject(new Error('expected no delay in the list of log-ins, but the path has one')),
      bringAbout: async () => adopt(page, await createCustomer(server.url, account)),
    };
  },
});
