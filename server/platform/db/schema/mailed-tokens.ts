import type { Locale } from '#contract/enumerations.ts';
import { index, integer, pgTable, text, timestamp } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts, customers } from './accounts.ts';

export const mailedTokenKinds = ['VERIFY', 'PASSWORD', 'WELCOME', 'MANAGE_CARD'] as const;
export type MailedTokenKind = (typeof mailedTokenKinds)[number];

/**
 * Requests for mailed links; each link can be used only one time. `accountId` is null when no account was found: the row
 * is written nevertheless, so that the request takes the same time. WELCOME is for the first password of an account that
 * another system has created. `customerId`: for MANAGE_CARD, the customer of the card. `locale`: the language of the
 * page that asked for the mail (I18-03); null = the language of the account. `hashes`: SHA-256 of the raw tokens,
 * base64url, one for each time the mail was written.
 */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MailedTokenKind>().notNull(),
    accountId: integer().references(() => customerAccounts.id, { onDelete: 'cascade' }),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>(),
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
