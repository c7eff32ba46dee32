import type { Page } from '@playwright/test';
import {
  calendarAddress,
  createCalendarAddress,
  removeCalendarAddress,
  replaceCalendarAddress,
} from '#contract/endpoints/calendar-address.ts';
import { calendarAddressModel } from '#machines/settings/calendar-address/model/calendar-address.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { calendarAddressPage } from '../pages/calendar-address.page.ts';

const endpoints = {
  readAddress: calendarAddress,
  createAddress: createCalendarAddress,
  replaceAddress: replaceCalendarAddress,
  removeAddress: removeCalendarAddress,
};
const isCall = (actor: string): actor is keyof typeof endpoints => actor in endpoints;

const faults: Readonly<Record<string, string | null>> = {
  none: null,
  found: null,
  created: null,
  replaced: null,
  removed: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

/** Replaces the clipboard; the test decides whether copying succeeds. */
async function holdClipboard(page: Page): Promise<(copies: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const writeText = () =>
      new Promise<void>((resolve, reject) => {
        const settleCopy = (copies: boolean) => (copies ? resolve() : reject(new Error('not allowed')));
        Object.assign(window, { settleCopy });
      });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  return (copies) => page.evaluate(`window.settleCopy(${String(copies)})`);
}

runFlowInBrowser<typeof calendarAddressModel>({
  model: calendarAddressModel,
  needsExtension: true,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const calls = holdCalls(page);
    const settleCopy = await holdClipboard(page);
    const calendar = calendarAddressPage(page);
    /** Creates or removes the address on the server, as if on another device, so that the page reads it. */
    const arrangeAddress = (exists: boolean) =>
      fetch(`${server.url}${calendarAddress.path}`, {
        method: exists ? createCalendarAddress.method : removeCalendarAddress.method,
        headers: { authorization: `Bearer ${customer.session.token}` },
      });
    return {
      open: () => openAs(page, customer, '/app/notification-setting'),
      verbs: {
        retry: () => calendar.retry(),
        create: () => calendar.create(),
        copy: () => calendar.copy(),
        askToReplace: () => calendar.askToReplace(),
        askToRemove: () => calendar.askToRemove(),
        confirm: () => calendar.confirm(),
        decline: () => calendar.decline(),
      },
      arrange: async ({ actor }) => {
        if (isCall(actor)) await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isCall(actor)) return settleCopy(outcomeName === 'copied');
        if (outcomeName === 'none' || outcomeName === 'found') await arrangeAddress(outcomeName === 'found');
        return calls.release(endpoints[actor], faultOf(faults, outcomeName));
      },
      runOut: () => Promise.reject(new Error("expected no delay in the calendar's address, but the path has one")),
      bringAbout: () =>
        Promise.reject(new Error("expected no event from outside in the calendar's address, but the path has one")),
    };
  },
});
