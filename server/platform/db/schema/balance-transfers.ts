import type { TransferRefusal, TransferState } from '#rules/transfer-guards.ts';
import { bytes } from '../bytes.ts';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts } from './accounts.ts';
import { eWallets } from './cards.ts';

/**
 * Transfers of the balance of an old card into a wallet (TRF-01). `reference` is the transfer's id in the old system.
 * `oldCardMark` is a keyed hash of the old card's number, `oldCardMasked` contains its last digits for display, and
 * `oldCardSealed` is the encrypted number, which is removed when the old system need not be asked again. `key` is the
 * caller's idempotency key, until the transfer is refused. Amounts in minor units.
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
    /** The most that the old system may take. The wallet keeps this much room free until the transfer ends. */
    atMost: integer().notNull(),
    state: text().$type<TransferState>().notNull(),
    amount: integer(),
    refusal: text().$type<TransferRefusal>(),
    begun: timestamp({ withTimezone: true }).notNull(),
    /** When the old system answered. */
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
