import { fromPromise } from 'xstate';
import { unsubscribeNotifications } from '#contract/endpoints/customer-account-notifications.ts';
import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { notificationUnsubscribeMachine } from '#machines/settings/notification-unsubscribe/notification-unsubscribe.machine.ts';
import type { NotificationUnsubscribeInput } from '#machines/settings/notification-unsubscribe/notification-unsubscribe.types.ts';
import type { Shop } from '#runtime/shop.ts';

export const provideNotificationUnsubscribe = (shop: Shop) =>
  notificationUnsubscribeMachine.provide({
    actors: {
      sendUnsubscribe: fromPromise<NotificationType, NotificationUnsubscribeInput>(
        async ({ input: { token } }) => (await shop.call(unsubscribeNotifications, { body: { token } })).type,
      ),
    },
    actions: {
      goToSettings: () => shop.goTo('/app/notification-setting'),
    },
  });
