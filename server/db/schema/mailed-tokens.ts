import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customerAccounts, customers } from './accounts.ts';

export const mailedTokenKinds = ['VERIFY', 'PASSWORD', 'MANAGE_CARD'] as const;
export type MailedTokenKind = (typeof mailedTokenKinds)[number];

/**
 * A link that was asked for: to whom it is mailed and what it opens, once. `accountId` is null where there was nobody to
 * mail, so that asking costs the same. `customerId` is whose card MANAGE_CARD is about. `hashes` are SHA-256 of the raw
 * tokens, base64url: none until the mail is written, one for each time that it was.
 */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MailedTokenKind>().notNull(),
    accountId: integer().references(() => customerAccounts.id, { onDelete: 'cascade' }),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    hashes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mailed_tokens_hashes').using('gin', table.hashes),
    index('mailed_tokens_account_kind').on(table.accountId, table.kind),
  ],
);
