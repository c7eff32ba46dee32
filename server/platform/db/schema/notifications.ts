import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts } from './accounts.ts';

/** Whether an account is reminded, and how many days in advance; one row for each account and type. */
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
 * Reminders that were sent or will be sent soon. `subjectId` is a card or a ticket fare, depending on the type; `ends`
 * is the last day of this card or ticket fare. The unique index allows only one reminder to an account about the same
 * end (docs/decisions/0014).
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
    // Used only to delete old rows. It is a BRIN index, so that the query for due reminders does not use this index and
    // read all reminders of a day.
    index('reminders_ends').using('brin', table.ends),
  ],
);
