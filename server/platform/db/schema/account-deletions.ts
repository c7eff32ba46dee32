import type { Locale } from '#contract/enumerations.ts';
import { integer, jsonb, pgTable, text, timestamp } from '../orm-tables.ts';

/** For each table: how many of its rows were erased, anonymised or kept. */
export type RowCounts = Readonly<Record<string, number>>;

/** One row for each deleted account, for the operator's records; it holds no personal data. */
export const accountDeletions = pgTable('account_deletions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer().notNull().unique(),
  at: timestamp({ withTimezone: true }).notNull(),
  erased: jsonb().$type<RowCounts>().notNull(),
  anonymised: jsonb().$type<RowCounts>().notNull(),
  kept: jsonb().$type<RowCounts>().notNull(),
});

/**
 * The recipients of a deletion's mails: the person; an account whose card the deleted account managed; an account that
 * managed a card of the deleted account.
 */
export const accountNoticeKinds = ['DELETED', 'MANAGER_DELETED', 'CARDHOLDER_DELETED'] as const;
export type AccountNoticeKind = (typeof accountNoticeKinds)[number];

/**
 * Mails about a deleted account. Only this row still contains the recipient's address; it is deleted after the mail is
 * sent.
 */
export const accountNotices = pgTable('account_notices', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<AccountNoticeKind>().notNull(),
  recipient: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  /** The name of the person whose account was deleted, as the recipient knows it. */
  person: text().notNull(),
  created: timestamp({ withTimezone: true }).notNull(),
});
