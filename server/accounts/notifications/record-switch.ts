import type { NotificationSetting } from '#contract/entities/notification-setting.ts';
import type { Database } from '../../platform/db/database.ts';
import { recordForAccount } from '../events/record-event.ts';

/** Records for an account that its e-mails of a type were switched on or off. */
export const recordSwitch = (
  transaction: Database,
  accountId: number,
  { type, email }: Pick<NotificationSetting, 'type' | 'email'>,
  now: Date,
): Promise<void> =>
  recordForAccount(transaction, accountId, 'ACCOUNT', {
    kind: email ? 'REMINDERS_SWITCHED_ON' : 'REMINDERS_SWITCHED_OFF',
    at: now,
    notificationType: type,
  });
