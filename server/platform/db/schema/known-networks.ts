import { index, integer, pgTable, primaryKey, text, timestamp } from '../orm-tables.ts';

/**
 * The networks from which an account has logged in, so that the limit of wrong passwords for an account does not lock
 * its owner out (VIS-02). `mark` distinguishes networks, but the address cannot be read from it. The row has no foreign
 * key, so that no log-in waits for an order.
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
