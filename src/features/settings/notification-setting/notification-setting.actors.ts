import { fromPromise } from 'xstate';
import { numberSettingOr } from '#api/number-settings.ts';
import { accountIdOf } from '#common/account-id.ts';
import { customerAccountNotifications } from '#contract/endpoints/customer-account-notifications.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import type { GlobalSetting } from '#contract/entities/global-setting.ts';
import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { required } from '#machines/common/required.ts';
import { notificationSettingMachine } from '#machines/settings/notification-setting/notification-setting.machine.ts';
import type { RangedSetting } from '#machines/settings/notification-setting/notification-setting.types.ts';
import type { DaysRange } from '#rules/notification-days.ts';
import type { Shop } from '#runtime/shop.ts';

/** The operator's settings with their defaults (NTF-01; for changes GRO-05). */
const ranges = {
  CARD_EXPIRATION: { names: ['NOTIFICATION_CARD_MIN_DAYS', 'NOTIFICATION_CARD_MAX_DAYS'], min: 30, max: 90 },
  TICKET_EXPIRATION: { names: ['NOTIFICATION_TICKET_MIN_DAYS', 'NOTIFICATION_TICKET_MAX_DAYS'], min: 1, max: 10 },
  UPCOMING_CHANGE: { names: ['NOTIFICATION_CHANGE_MIN_DAYS', 'NOTIFICATION_CHANGE_MAX_DAYS'], min: 14, max: 92 },
} as const;

function rangeOf(settings: readonly GlobalSetting[], type: NotificationType): DaysRange {
  const { names, min, max } = ranges[type];
  return { min: numberSettingOr(settings, names[0], min), max: numberSettingOr(settings, names[1], max) };
}

async function readSettings(shop: Shop, signal: AbortSignal): Promise<readonly RangedSetting[]> {
  const customerAccountId = required(accountIdOf(shop), 'an account');
  const [operatorSettings, settings] = await Promise.all([
    shop.call(globalSettings, { signal }),
    shop.call(customerAccountNotifications, { signal, query: { customerAccountId } }),
  ]);
  return settings.map((setting) => ({ setting, range: rangeOf(operatorSettings, setting.type) }));
}

export const provideNotificationSetting = (shop: Shop) =>
  notificationSettingMachine.provide({
    actors: { readSettings: fromPromise<readonly RangedSetting[]>(({ signal }) => readSettings(shop, signal)) },
  });
