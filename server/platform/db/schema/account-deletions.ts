import type { Locale } from '#contract/enumerations.ts';
import { integer, jsonb, pgTable, text, timestamp } from '../orm-tables.ts';

/** How many rows of each table. */
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

/** Who is notified of a deletion: the person, an account whose card theirs managed, an account that managed their card. */
export const accountNoticeKinds = ['DELETED', 'MANAGER_DELETED', 'CARDHOLDER_DELETED'] as const;
export type AccountNoticeKind = (typeof accountNoticeKinds)[number];

/** Mails about a deleted account. The row is the only place that still knows its address, and is deleted once mailed. */
export const accountNotices = pgTable('account_notices', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<AccountNoticeKind>().notNull(),
  recipient: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  /** Whose account was deleted, as the recipient knows them. */
  person: text().notNull(),
  created: timestamp({ withTimezone: true }).notNull(),
});
