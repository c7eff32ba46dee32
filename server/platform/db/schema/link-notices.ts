import { integer, pgTable, text } from '../orm-tables.ts';

export const linkNoticeKinds = ['APPROVED', 'DECLINED', 'ENDED_BY_MANAGER', 'ENDED_BY_HOLDER'] as const;
export type LinkNoticeKind = (typeof linkNoticeKinds)[number];

/**
 * Mails to an account about the management of a card: `customerId` is the cardholder, `otherAccountId` the other
 * account. There are no foreign keys, since they would lock the other account: two accounts that end each other's
 * management at the same time could deadlock.
 */
export const linkNotices = pgTable('link_notices', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<LinkNoticeKind>().notNull(),
  accountId: integer().notNull(),
  otherAccountId: integer().notNull(),
  customerId: integer().notNull(),
});
