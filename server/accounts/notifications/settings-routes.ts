import {
  customerAccountNotifications,
  updateCustomerAccountNotification,
} from '#contract/endpoints/customer-account-notifications.ts';
import type { NotificationSetting } from '#contract/entities/notification-setting.ts';
import { isAllowedDays } from '#rules/notification-days.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { and, asc, eq } from '../../platform/db/orm.ts';
import { customerAccounts, notificationSettings } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { daysRange } from './days-range.ts';
import { giveDefaultSettings } from './give-default-settings.ts';
import { recordSwitch } from './record-switch.ts';

const columns = {
  id: notificationSettings.id,
  type: notificationSettings.type,
  daysInAdvance: notificationSettings.daysInAdvance,
  email: notificationSettings.email,
  sms: notificationSettings.sms,
};

/** The settings of an account, cards first. Throws ApiError NOT_FOUND for an account that is not the caller's. */
export const listNotificationsRoute = route(customerAccountNotifications, 'write', async (call) => {
  const { database, caller, query, services } = call;
  if (query.customerAccountId !== caller.accountId) throw new ApiError('NOT_FOUND');
  const numbers = await services.settings.numbers(database);
  await giveDefaultSettings(database, numbers, eq(customerAccounts.id, caller.accountId));
  return database
    .select(columns)
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, caller.accountId))
    .orderBy(asc(notificationSettings.type));
});

async function refuseWrong(
  { body, database, services }: Call<typeof updateCustomerAccountNotification>,
  { type }: Pick<NotificationSetting, 'type'>,
): Promise<void> {
  if (body.sms) throw new ApiError('SMS_NOT_ALLOWED');
  const range = daysRange(await services.settings.numbers(database), type);
  if (isAllowedDays(body.daysInAdvance, body.email, range)) return;
  throw new ApiError('INVALID_DAYS_IN_ADVANCE', { metadata: { ...range } });
}

/**
 * Throws ApiError NOT_FOUND (also for a setting of another account), SMS_NOT_ALLOWED, INVALID_DAYS_IN_ADVANCE with the
 * range that is allowed.
 */
export const updateNotificationRoute = route(updateCustomerAccountNotification, 'write', async (call) => {
  const { body, caller, database, params, now } = call;
  const isOwn = and(eq(notificationSettings.id, params.id), eq(notificationSettings.accountId, caller.accountId));
  const [setting] = await database.select(columns).from(notificationSettings).where(isOwn).for('update');
  if (setting === undefined) throw new ApiError('NOT_FOUND');
  await refuseWrong(call, setting);
  const { daysInAdvance, email } = body;
  const changed = database.update(notificationSettings).set({ daysInAdvance, email }).where(isOwn);
  const stored = inserted(await changed.returning(columns));
  if (email !== setting.email) await recordSwitch(database, caller.accountId, stored, now);
  return stored;
});
