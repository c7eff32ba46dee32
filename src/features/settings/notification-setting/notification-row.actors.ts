import { fromPromise } from 'xstate';
import { announceFailure } from '#common/announce-failure.ts';
import { updateCustomerAccountNotification } from '#contract/endpoints/customer-account-notifications.ts';
import { choiceToSave } from '#machines/settings/notification-row/notification-row.choice.ts';
import { notificationRowMachine } from '#machines/settings/notification-row/notification-row.machine.ts';
import type { NotificationSave } from '#machines/settings/notification-row/notification-row.types.ts';
import { isLeaving } from '#runtime/hold-failure-while-leaving.ts';
import type { Shop } from '#runtime/shop.ts';

/**
 * Saves continue after the page was left. They are sent one after another, so that the last save wins. While the browser
 * closes the page, there is no time: then a save does not wait for the previous save.
 */
function createSave(shop: Shop) {
  let lastAnswered: Promise<unknown> = Promise.resolve();
  return ({ id, choice }: NotificationSave): Promise<unknown> => {
    const send = () =>
      shop.call(updateCustomerAccountNotification, {
        params: { id },
        body: { ...choice, sms: false },
        outlivesPage: true,
      });
    const answer = isLeaving() ? send() : lastAnswered.then(send);
    lastAnswered = answer.catch(() => {});
    return answer;
  };
}

export function provideNotificationRow(shop: Shop) {
  const save = createSave(shop);
  return notificationRowMachine.provide({
    actors: {
      saveSetting: fromPromise<void, NotificationSave>(async ({ input }) => void (await save(input))),
    },
    actions: {
      announceInvalid: ({ context }) =>
        shop.showToast({
          messageId: 'notificationSetting.invalidDaysInAdvance',
          values: { days: choiceToSave(context).daysInAdvance },
          colour: 'warning',
        }),
      announceSaved: () => shop.showToast({ messageId: 'notificationSetting.saveSuccess', colour: 'success' }),
      announceFailure: announceFailure(shop, 'notificationSetting.savingError'),
      // The machine ends now and cannot wait for the answer, but a failure is still shown.
      saveApart: ({ context }) =>
        void save({ id: context.id, choice: choiceToSave(context) }).catch(() =>
          shop.showToast({ messageId: 'notificationSetting.savingError', colour: 'error' }),
        ),
    },
  });
}
