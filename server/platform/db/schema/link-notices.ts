import { integer, pgTable, text } from '../orm-tables.ts';

export const linkNoticeKinds = ['APPROVED', 'DECLINED', 'ENDED_BY_MANAGER', 'ENDED_BY_HOLDER'] as const;
export type LinkNoticeKind = (typeof linkNoticeKinds)[number];

/**
 * What an account is shown by mail about the management of a card: `customerId` is the cardholder, `otherAccountId` the
 * account on the other side. They refer to nothing, since that would lock the other account: two who end each other's
 * management at once could deadlock.
 */
export const linkNotices = pgTable('link_notices', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<LinkNoticeKind>().notNull(),
  accountId: integer().notNull(),
  otherAccountId: integer().notNull(),
  customerId: integer().notNull(),
});
