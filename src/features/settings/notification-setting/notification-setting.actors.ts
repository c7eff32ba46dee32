import { fromPromise } from 'xstate';
import { globalSettings } from '../../../../contract/endpoints/global-settings.ts';
import { notificationSettingMachine } from '../../../../machines/notification-setting/notification-setting.machine.ts';
import type { NotificationRanges } from '../../../../machines/notification-setting/notification-setting.types.ts';
import { numberSettingOr } from '../../../common/number-settings.ts';
import type { Shop } from '../../../runtime/shop.ts';

/** The defaults are those of the first specification, 9. */
async function readRanges(shop: Shop, signal: AbortSignal): Promise<NotificationRanges> {
  const settings = await shop.call(globalSettings, { signal });
  return {
    card: {
      min: numberSettingOr(settings, 'NOTIFICATION_CARD_MIN_DAYS', 30),
      max: numberSettingOr(settings, 'NOTIFICATION_CARD_MAX_DAYS', 90),
    },
    ticket: {
      min: numberSettingOr(settings, 'NOTIFICATION_TICKET_MIN_DAYS', 1),
      max: numberSettingOr(settings, 'NOTIFICATION_TICKET_MAX_DAYS', 10),
    },
  };
}

export const provideNotificationSetting = (shop: Shop) =>
  notificationSettingMachine.provide({
    actors: { readRanges: fromPromise<NotificationRanges>(({ signal }) => readRanges(shop, signal)) },
  });
