import type { TokenizationState } from '#contract/enumerations.ts';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts } from './accounts.ts';
import { cardApplications } from './card-applications.ts';
import { customerCards } from './cards.ts';

/**
 * Attempts to register a bank card at the gateway; `orderId` is the attempt's id there. An application has at most one
 * OPEN attempt; the gateway is asked next at `nextCheckAt`. `cardId` is the registered card.
 */
export const bankCardTokenizations = pgTable(
  'bank_card_tokenizations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity({
      name: 'bank_card_tokenizations_order_id',
      startWith: 5_000_000_001,
      maxValue: 9_999_999_999,
    }),
    applicationId: integer()
      .notNull()
      .references(() => cardApplications.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    state: text().$type<TokenizationState>().notNull(),
    cardId: integer().references(() => customerCards.id, { onDelete: 'set null' }),
    created: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    nextCheckAt: timestamp({ withTimezone: true }),
    /** How many times in a row the gateway gave no trustworthy answer. */
    unansweredChecks: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('bank_card_tokenizations_one_open')
      .on(table.applicationId)
      .where(sql`${table.state} = 'OPEN'`),
    index('bank_card_tokenizations_application').on(table.applicationId),
    index('bank_card_tokenizations_account').on(table.accountId),
    index('bank_card_tokenizations_next_check').on(table.nextCheckAt),
  ],
);
