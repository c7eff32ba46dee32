import * as v from 'valibot';
import { issuePasses } from '#contract/endpoints/passes.ts';
import { offlinePassModel } from '#machines/pass/offline-pass/model/offline-pass.model.ts';
import { createCustomer, openWith } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser, type IsFeasibleIn } from '../../common/support/run-flow.ts';
import { expect, test } from '../../common/support/test.ts';
import { passPage } from '../pages/pass.page.ts';

// Playwright holds the calls of the page; it would not see calls that a service worker makes.
test.use({ serviceWorkers: 'block' });

const faults: Readonly<Record<string, string | null>> = { noAnswer: 'no-answer-before' };

const Items = v.array(v.unknown());

/** For each outcome: the number of people in the answer. */
const people: Readonly<Record<string, number>> = { family: 2, single: 1, nobody: 0 };

/**
 * Left out: time, and stored passes that are not shown, because the journey tests both; `drawn`, because the code is
 * drawn as soon as a pass is shown.
 */
const leftOut = new Set(['altered', 'otherAccount', 'otherDevice', 'tooOld']);

const isFeasible: IsFeasibleIn<typeof offlinePassModel> = (step) => {
  if (step.kind === 'timer') return false;
  if (step.kind === 'environment') return step.event.type !== 'tick' && step.event.type !== 'drawn';
  if (step.kind !== 'outcome') return true;
  return !leftOut.has(step.outcomeName) && step.name !== 'erase=broken';
};

runFlowInBrowser<typeof offlinePassModel>({
  model: offlinePassModel,
  needsExtension: true,
  isFeasible,
  drive: async ({ page, sandbox, server, willTake }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const pass = passPage(page);
    const otherTab = await page.context().newPage();
    const session = JSON.stringify({ version: 1, value: customer.session });
    const values = willTake('restore=nobody') ? {} : { session: customer.session };
    const openFirst = () => openWith(page, values, pass.open);
    const openAgain = async () => void (await pass.open());
    if (willTake('restore=kept')) {
      await calls.hold(issuePasses);
      await openFirst();
      await calls.releaseChanged(issuePasses, ({ items }) => ({ items: v.parse(Items, items).slice(0, 2) }));
      await pass.seeState('open.shown.fresh');
    }
    if (willTake('restore=broken')) {
      await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    }
    await otherTab.goto('/sandbox/accounts');
    const inOtherTab = (text: string | null) =>
      otherTab.evaluate((stored) => {
        if (stored === null) localStorage.removeItem('linka.session');
        else localStorage.setItem('linka.session', stored);
      }, text);
    let spaces = '';
    const sessions: Readonly<Record<string, () => Promise<string | null>>> = {
      gone: async () => null,
      renewed: async () => `${session}${(spaces += ' ')}`,
      other: async () => {
        const other = await createCustomer(server.url, await sandbox.account('parent'));
        return JSON.stringify({ version: 1, value: other.session });
      },
    };
    return {
      open: willTake('restore=kept') ? openAgain : openFirst,
      verbs: {
        refresh: () => pass.refresh(),
        choose: async ({ customerId }) => void (await pass.choosePerson(customerId - 5)),
      },
      withoutRoot: { '': () => expect(page.getByText('Prohlížeč průkaz neumí uložit')).toBeVisible() },
      unchecked: ['restoring', 'open.erasing'],
      arrange: async ({ source }) => {
        if (source !== 'fetchPasses') return 'free';
        await calls.hold(issuePasses);
        return 'held';
      },
      release: async ({ source, outcomeName }) => {
        if (source !== 'fetchPasses') return;
        const count = people[outcomeName];
        if (count === undefined) await calls.release(issuePasses, faultOf(faults, outcomeName));
        else await calls.releaseChanged(issuePasses, ({ items }) => ({ items: v.parse(Items, items).slice(0, count) }));
      },
      runOut: () => Promise.reject(new Error('expected no delay, but the path has one')),
      bringAbout: async ({ event, name }) => {
        if (event.type === 'resumed') await page.evaluate(() => window.dispatchEvent(new Event('online')));
        else await inOtherTab(await (sessions[name.split('/')[1] ?? '']?.() ?? null));
      },
    };
  },
});
