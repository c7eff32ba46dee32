import type { NotificationType } from '#contract/entities/notification-setting.ts';
import type { EventActor, EventKind } from '#contract/entities/trail.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import { boolean, index, integer, pgTable, text, timestamp } from '../orm-tables.ts';
import { sql } from '../orm.ts';

/**
 * Mails that were sent to an account, without their content; kept for SENT_MAIL_RECORDS_KEPT_IN_MONTHS (SET-03). The row
 * has no foreign key, since a foreign key would lock the account: sending a mail and changing an order could deadlock.
 */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    sent: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sent_mails_account').on(table.accountId), index('sent_mails_sent').using('brin', table.sent)],
);

/**
 * Mails to an account that the shop stopped trying to send, without their content; kept for
 * SENT_MAIL_RECORDS_KEPT_IN_MONTHS. `reason`: the mail server's last answer, without personal data. `reachedSince`: when
 * a later mail reached the same address; null = no later mail has. The row has no foreign key, as in `sent_mails`.
 */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    reason: text().notNull(),
    failed: timestamp({ withTimezone: true }).notNull(),
    reachedSince: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('undelivered_mails_account').on(table.accountId),
    index('undelivered_mails_failed').on(table.failed, table.id),
  ],
);

/**
 * Successful log-ins of an account; kept for LOG_IN_RECORDS_KEPT_IN_MONTHS (SET-03). A token cannot be renewed, so each
 * log-in has one token: `tokenId` and `credentialsVersion` are its `jti` and `ver`, `ends` its `exp`; null for log-ins
 * from the time before these values were recorded. `ended`: when the log-in was ended early (TRL-03). `userAgent`: the
 * User-Agent of the browser or application, cut; null = it sent none. The row has no foreign key, so that no log-in
 * waits for an order.
 */
export const logIns = pgTable(
  'log_ins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    userAgent: text(),
    telephoneApplication: boolean().notNull(),
    tokenId: text(),
    credentialsVersion: integer(),
    ends: timestamp({ withTimezone: true }),
    ended: timestamp({ withTimezone: true }),
  },
  (table) => [index('log_ins_account').on(table.accountId, table.ends), index('log_ins_at').using('brin', table.at)],
);

/**
 * Events that accounts may see: one row for each account that may see the event, with the names and numbers of that
 * time; kept for ACCOUNT_EVENTS_KEPT_IN_MONTHS (TRL-05). Log-ins are in `log_ins` only. `customerId` and
 * `otherAccountId`: the people whose names the row contains, so that the names are removed when that person's account is
 * deleted. The row has no foreign key, since a foreign key would lock accounts and customers: two actions could
 * deadlock.
 */
export const accountEvents = pgTable(
  'account_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    kind: text().$type<EventKind>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().$type<EventActor>().notNull(),
    customerId: integer(),
    personName: text(),
    isOwn: boolean().notNull().default(false),
    otherAccountId: integer(),
    otherName: text(),
    cardNumber: text(),
    applicationNumber: text(),
    linkType: text().$type<AccountLinkType>(),
    notificationType: text().$type<NotificationType>(),
    userAgent: text(),
    telephoneApplication: boolean().notNull().default(false),
  },
  (table) => [
    index('account_events_account').on(table.accountId, table.at, table.id),
    index('account_events_at').using('brin', table.at),
    index('account_events_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    index('account_events_other_account')
      .on(table.otherAccountId)
      .where(sql`${table.otherAccountId} is not null`),
  ],
);
