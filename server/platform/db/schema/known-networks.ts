import { index, integer, pgTable, primaryKey, text, timestamp } from '../orm-tables.ts';

/**
 * The networks from which an account has logged in, so that the limit of wrong passwords for an account does not keep its owner
 * out (VIS-02). `mark` tells one network from another; no address can be read from it. The row refers to nothing, so that no
 * log-in waits for an order.
 */
export const knownNetworks = pgTable(
  'known_networks',
  {
    accountId: integer().notNull(),
    mark: text().notNull(),
    lastUsed: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.mark] }),
    index('known_networks_last_used').on(table.lastUsed),
  ],
);
