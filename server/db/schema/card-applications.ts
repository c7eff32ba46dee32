import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CardApplicationState, CarrierType } from '../../../contract/enumerations.ts';
import { customerAccounts, customers } from './accounts.ts';

/** An account's application for a card (first specification, 3); a fee in the cart or an order pays for it. */
export const cardApplications = pgTable(
  'card_applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serialNumber: integer()
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ name: 'card_applications_serial_number', startWith: 26_001 }),
    applicationNumber: text().notNull().unique(),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    carrierType: text().$type<CarrierType>().notNull(),
    state: text().$type<CardApplicationState>().notNull(),
    note: text(),
    paid: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('card_applications_account').on(table.accountId)],
);
