import { notificationTypes } from '#contract/entities/notification-setting.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql, type SQL } from '../../platform/db/orm.ts';
import { customerAccounts, notificationSettings } from '../../platform/db/schema.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { defaultDays } from './days-range.ts';

/**
 * Gives default settings, with e-mail, to the accounts without settings: to all of them, or to those selected by
 * `which`. Call it before settings are read, so that every account has settings. Concurrent calls do no harm: they add the
 * rows in the same order, so that they do not deadlock.
 */
export async function giveDefaultSettings(
  database: Database,
  numbers: Readonly<Record<NumberSetting, number>>,
  which: SQL = sql`true`,
): Promise<void> {
  for (const type of notificationTypes) {
    await database.execute(sql`
      insert into ${notificationSettings} (account_id, type, days_in_advance, email)
      select ${customerAccounts.id}, ${type}::text, ${defaultDays(numbers, type)}::integer, true
      from ${customerAccounts}
      where ${which} and not exists (
        select 1 from ${notificationSettings}
        where ${notificationSettings.accountId} = ${customerAccounts.id} and ${notificationSettings.type} = ${type}
      )
      order by ${customerAccounts.id}
      on conflict do nothing`);
  }
}
