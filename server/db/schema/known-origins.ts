import type { OriginKind } from '../../../contract/entities/data-export.ts';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from '../orm-tables.ts';

/**
 * From where an account has logged in, so that the limit of wrong passwords for an account does not keep its owner out (VIS-02).
 * `mark` tells one from another and names nothing: neither the device's cookie nor the network can be read from it.
 * `seenAgain`: the account has come from there more than once. The row refers to nothing, so that no log-in waits for an order.
 */
export const knownOrigins = pgTable(
  'known_origins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    kind: text().$type<OriginKind>().notNull(),
    mark: text().notNull(),
    seenAgain: boolean().notNull().default(false),
    lastUsed: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('known_origins_mark').on(table.accountId, table.kind, table.mark),
    index('known_origins_last_used').on(table.lastUsed),
  ],
);
