import { unsubscribeNotifications } from '#contract/endpoints/customer-account-notifications.ts';
import type { NotificationType } from '#contract/entities/notification-setting.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { customerAccounts, notificationSettings } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services/services.ts';
import { giveDefaultSettings } from './give-default-settings.ts';
import { recordSwitch } from './record-switch.ts';

/**
 * Switches off the e-mails that a signed token names; the number of days is kept. A repeated call, or a call for a
 * deleted account, has the same answer. Throws ApiError INVALID_UNSUBSCRIBE_TOKEN.
 * @param database a transaction
 */
export async function unsubscribe(
  { settings, unsubscribeTokens, clock }: Pick<Services, 'settings' | 'unsubscribeTokens' | 'clock'>,
  database: Database,
  token: string,
): Promise<NotificationType> {
  const subject = unsubscribeTokens.verify(token);
  if (subject === undefined) throw new ApiError('INVALID_UNSUBSCRIBE_TOKEN');
  const { accountId, type } = subject;
  await giveDefaultSettings(database, await settings.numbers(database), eq(customerAccounts.id, accountId));
  const named = and(eq(notificationSettings.accountId, accountId), eq(notificationSettings.type, type));
  const switchedOff = await database
    .update(notificationSettings)
    .set({ email: false })
    .where(and(named, eq(notificationSettings.email, true)))
    .returning({ type: notificationSettings.type, email: notificationSettings.email });
  for (const setting of switchedOff) await recordSwitch(database, accountId, setting, clock.now());
  return type;
}

export const unsubscribeRoute = route(unsubscribeNotifications, 'write', async ({ body, database, services }) => ({
  type: await unsubscribe(services, database, body.token),
}));
