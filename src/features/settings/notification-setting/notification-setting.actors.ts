import { fromPromise } from 'xstate';
import { customerAccountNotifications } from '../../../../contract/endpoints/customer-account-notifications.ts';
import { globalSettings } from '../../../../contract/endpoints/global-settings.ts';
import type { GlobalSetting } from '../../../../contract/entities/global-setting.ts';
import type { NotificationType } from '../../../../contract/entities/notification-setting.ts';
import { notificationSettingMachine } from '../../../../machines/notification-setting/notification-setting.machine.ts';
import type { RangedSetting } from '../../../../machines/notification-setting/notification-setting.types.ts';
import type { DaysRange } from '../../../../rules/notification-days.ts';
import { numberSettingOr } from '../../../common/number-settings.ts';
import type { Shop } from '../../../runtime/shop.ts';

/** The defaults are those of the first specification, 9. */
const rangeOf = (settings: readonly GlobalSetting[], type: NotificationType): DaysRange =>
  type === 'CARD_EXPIRATION'
    ? {
        min: numberSettingOr(settings, 'NOTIFICATION_CARD_MIN_DAYS', 30),
        max: numberSettingOr(settings, 'NOTIFICATION_CARD_MAX_DAYS', 90),
      }
    : {
        min: numberSettingOr(settings, 'NOTIFICATION_TICKET_MIN_DAYS', 1),
        max: numberSettingOr(settings, 'NOTIFICATION_TICKET_MAX_DAYS', 10),
      };

async function readSettings(shop: Shop, signal: AbortSignal): Promise<readonly RangedSetting[]> {
  const customerAccountId = shop.actor('session').getSnapshot().context.session?.customerAccountId ?? 0;
  const [figures, settings] = await Promise.all([
    shop.call(globalSettings, { signal }),
    shop.call(customerAccountNotifications, { signal, query: { customerAccountId } }),
  ]);
  return settings.map((setting) => ({ setting, range: rangeOf(figures, setting.type) }));
}

export const provideNotificationSetting = (shop: Shop) =>
  notificationSettingMachine.provide({
    actors: { readSettings: fromPromise<readonly RangedSetting[]>(({ signal }) => readSettings(shop, signal)) },
  });
