import type { TransferRefusal, TransferState } from '#rules/transfer-guards.ts';
import { bytes } from '../bytes.ts';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts } from './accounts.ts';
import { eWallets } from './cards.ts';

/**
 * Transfers of the balance of a card of the old system into a wallet (TRF-01). `reference` names the transfer to the old
 * system. Of the old card's number a mark is kept, and its last digits to be shown; the number itself is encrypted, and
 * only as long as the old system may have to be asked again. `key` is the caller's idempotency key, until the transfer is
 * refused. Amounts in minor units.
 */
export const balanceTransfers = pgTable(
  'balance_transfers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: uuid().notNull().unique().defaultRandom(),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id),
    eWalletId: integer()
      .notNull()
      .references(() => eWallets.id),
    oldCardMark: text().notNull(),
    oldCardMasked: text().notNull(),
    oldCardSealed: bytes(),
    key: text(),
    /** The most that the old system may take; so much room of the wallet is promised to the transfer until it is over. */
    atMost: integer().notNull(),
    state: text().$type<TransferState>().notNull(),
    amount: integer(),
    refusal: text().$type<TransferRefusal>(),
    begun: timestamp({ withTimezone: true }).notNull(),
    /** When the old system had answered. */
    decided: timestamp({ withTimezone: true }),
    booked: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('balance_transfers_one_open')
      .on(table.oldCardMark)
      .where(sql`${table.state} in ('BEGUN', 'TAKEN')`),
    uniqueIndex('balance_transfers_key').on(table.accountId, table.key),
    index('balance_transfers_wallet').on(table.eWalletId),
    check(
      'balance_transfers_amount',
      sql`(${table.state} in ('TAKEN', 'BOOKED')) = (${table.amount} is not null) and ${table.amount} > 0`,
    ),
  ],
);
