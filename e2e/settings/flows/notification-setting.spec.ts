import { customerAccountNotifications } from '#contract/endpoints/customer-account-notifications.ts';
import { notificationSettingModel } from '#machines/settings/notification-setting/model/notification-setting.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { notificationSettingPage } from '../pages/notification-setting.page.ts';

runFlowInBrowser<typeof notificationSettingModel>({
  model: notificationSettingModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const calls = holdCalls(page);
    return {
      open: () => openAs(page, customer, '/app/notification-setting'),
      verbs: { retry: () => notificationSettingPage(page).retry() },
      arrange: async () => {
        await calls.hold(customerAccountNotifications);
        return 'held';
      },
      release: ({ outcomeName }) =>
        calls.release(customerAccountNotifications, outcomeName === 'noAnswer' ? 'no-answer-before' : null),
      runOut: () => Promise.reject(new Error('expected no delay in the notification setting, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the notification setting, but the path has one')),
    };
  },
});
