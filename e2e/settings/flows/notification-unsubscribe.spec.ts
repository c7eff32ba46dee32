import { unsubscribeNotifications } from '#contract/endpoints/customer-account-notifications.ts';
import { notificationUnsubscribeModel } from '#machines/settings/notification-unsubscribe/model/notification-unsubscribe.model.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { reminderLink } from '../../common/support/reminders.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { notificationUnsubscribePage } from '../pages/notification-unsubscribe.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  switchedOff: null,
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
};

const broken: Readonly<Record<string, string>> = {
  broken: '/unsubscribe-notifications?token=1.CARD',
  bare: '/unsubscribe-notifications',
};

runFlowInBrowser<typeof notificationUnsubscribeModel>({
  model: notificationUnsubscribeModel,
  needsExtension: true,
  drive: async ({ page, sandbox, server, input }) => {
    const path = broken[input] ?? (await reminderLink(server.url, sandbox, await sandbox.account('expiring')));
    const calls = holdCalls(page);
    const unsubscribe = notificationUnsubscribePage(page);
    return {
      open: async () => void (await unsubscribe.open(path)),
      verbs: {
        switchOff: () => unsubscribe.switchOff(),
        goToSettings: () => unsubscribe.goToSettings(),
      },
      // Without a session, the shop asks for the log-in first.
      withoutRoot: { '': () => page.waitForURL(/redirectUrl=%2Fapp%2Fnotification-setting/) },
      arrange: async () => {
        await calls.hold(unsubscribeNotifications);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(unsubscribeNotifications, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in switching reminders off, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside, but the path has one')),
    };
  },
});
