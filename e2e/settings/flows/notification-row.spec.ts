import type { Route } from '@playwright/test';
import {
  customerAccountNotifications,
  updateCustomerAccountNotification,
} from '#contract/endpoints/customer-account-notifications.ts';
import { notificationRowModel } from '#machines/settings/notification-row/model/notification-row.model.ts';
import { isAllowedDays } from '#rules/notification-days.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf } from '../../common/support/held-calls.ts';
import { changeSetting, settingOf } from '../../common/support/notifications.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { stopTime } from '../../common/support/stop-time.ts';
import { expect } from '../../common/support/test.ts';
import { notificationSettingPage } from '../pages/notification-setting.page.ts';

const faults: Readonly<Record<string, string | null>> = { saved: null, otherRange: null, noAnswer: 'no-answer-before' };
const otherRange = { min: 40, max: 60 };

runFlowInBrowser<typeof notificationRowModel>({
  model: notificationRowModel,
  // The journey kept-entries opens the flow with a draft, which is saved at once.
  inputs: ['on', 'off'],
  isFeasible: ({ name }, { context: { sent } }) => {
    // The journey of reminders leaves the page; here, leaving would end the path.
    if (name === 'leave') return false;
    if (name !== 'saveSetting=otherRange') return true;
    return sent !== null && !isAllowedDays(sent.daysInAdvance, sent.email, otherRange);
  },
  drive: async ({ page, sandbox, server, input }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const card = await settingOf(server.url, customer, 'CARD_EXPIRATION');
    if (input === 'off') await changeSetting(server.url, customer, card.type, { daysInAdvance: 0, email: false });
    const row = notificationSettingPage(page);
    // The page gets only one setting, because the test expects the flow only one time on the page.
    await page.route(new RegExp(`${customerAccountNotifications.path}\\?`), async (route) =>
      route.fulfill({ json: [await settingOf(server.url, customer, card.type)] }),
    );
    // A save may start when another save is answered, so that each save is held separately.
    const saves: Route[] = [];
    await page.route(new RegExp(`${customerAccountNotifications.path}/\\d+`), (route) => void saves.push(route));
    await page.clock.install();
    return {
      isClockStopped: true,
      open: async () => {
        await openAs(page, customer, '/app/notification-setting');
        await stopTime(page, 'notificationRow');
      },
      verbs: {
        changeDays: ({ typed }) => row.typeDays(typed),
        changeEMail: () => row.switchEMail(),
        finishTyping: () => row.pressInDays('Enter'),
        retry: () => row.saveAgain(),
      },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => {
        if (outcomeName === 'otherRange')
          await sandbox.settings({
            NOTIFICATION_CARD_MIN_DAYS: otherRange.min,
            NOTIFICATION_CARD_MAX_DAYS: otherRange.max,
          });
        await expect.poll(() => saves.length).toBeGreaterThan(0);
        const save = saves.shift();
        const fault = faultOf(faults, outcomeName);
        const faultHeader =
          fault === null ? {} : { 'x-linka-fault': `${updateCustomerAccountNotification.name}=${fault}` };
        await save?.continue({ headers: { ...save.request().headers(), ...faultHeader } });
      },
      runOut: () => page.clock.runFor(1500),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in a notification setting, but the path has one')),
    };
  },
});
