import { boolean, date, index, integer, jsonb, pgTable } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerCards } from './cards.ts';
import { customerProfiles, tariffProfiles, ticketCombinations } from './tariff.ts';

/** Bought ticket fares. The unique `orderItemId` ensures that an order item is delivered at most one time. */
export const ticketFares = pgTable(
  'ticket_fares',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cardId: integer()
      .notNull()
      .references(() => customerCards.id),
    ticketCombinationId: integer()
      .notNull()
      .references(() => ticketCombinations.id),
    customerProfileId: integer()
      .notNull()
      .references(() => customerProfiles.id),
    tariffProfileId: integer()
      .notNull()
      .references(() => tariffProfiles.id),
    zoneIds: jsonb().$type<number[]>().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    price: integer().notNull(),
    cancelled: boolean().notNull().default(false),
    orderItemId: integer().unique(),
  },
  (table) => [
    index('ticket_fares_card_valid_to').on(table.cardId, table.validTo),
    index('ticket_fares_sold_valid_to')
      .on(table.validTo)
      .where(sql`not ${table.cancelled}`),
  ],
);
