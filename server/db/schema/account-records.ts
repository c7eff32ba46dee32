import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Mails that were sent to an account, without their content; kept for SENT_MAIL_RECORDS_KEPT_IN_MONTHS (SET-03). The row
 * refers to nothing, since that would lock the account: sending a mail and changing an order could deadlock.
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
 * Successful log-ins of an account; kept for LOG_IN_RECORDS_KEPT_IN_MONTHS (SET-03). `userAgent`: what the browser or the
 * application calls itself, cut; null = it said nothing. The row refers to nothing, so that no log-in waits for an order.
 */
export const logIns = pgTable(
  'log_ins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    userAgent: text(),
    telephoneApplication: boolean().notNull(),
  },
  (table) => [index('log_ins_account').on(table.accountId), index('log_ins_at').using('brin', table.at)],
);
