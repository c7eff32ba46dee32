import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts } from './accounts.ts';

/** Whether and how many days in advance an account is reminded; one row for each account and type. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    daysInAdvance: integer().notNull(),
    email: boolean().notNull(),
    sms: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('notification_settings_account_type').on(table.accountId, table.type),
    index('notification_settings_by_mail')
      .on(table.type, table.daysInAdvance)
      .where(sql`${table.email}`),
  ],
);

/**
 * Reminders that were sent or are about to be. `subjectId` is a card or a ticket fare, by the type; `ends` is its last
 * day. The unique index allows one reminder of one end to one account (docs/decisions/0014).
 */
export const reminders = pgTable(
  'reminders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    subjectId: integer().notNull(),
    ends: date({ mode: 'string' }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('reminders_once').on(table.accountId, table.type, table.subjectId, table.ends),
    // Only to delete old rows: the query for what is due must not be led to read the reminders of a day.
    index('reminders_ends').using('brin', table.ends),
  ],
);
