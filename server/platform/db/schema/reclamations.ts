import type { ReclamationContact, ReclamationEventKind } from '#contract/entities/reclamation.ts';
import type { eshopReclamationStates } from '#contract/enumerations.ts';
import { check, date, index, integer, jsonb, pgTable, text, timestamp } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts, customers } from './accounts.ts';
import { customerCards } from './cards.ts';

/**
 * Reclamations that accounts have filed about their customers (docs/decisions/0024). `contact`, `note` and `answer` are
 * removed with the account of the person. `answerBy`: the promised last day for the answer. `fee` in minor units; null =
 * no fee must be paid.
 */
export const reclamations = pgTable(
  'reclamations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: integer().notNull().generatedAlwaysAsIdentity({ name: 'reclamations_number', startWith: 260_001 }),
    reclamationNumber: text()
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`'R-' || number::text`),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    cardId: integer().references(() => customerCards.id),
    state: text().$type<(typeof eshopReclamationStates)[number]>().notNull(),
    contact: jsonb().$type<ReclamationContact>(),
    note: text(),
    answer: text(),
    fee: integer(),
    created: timestamp({ withTimezone: true }).notNull(),
    answerBy: date({ mode: 'string' }).notNull(),
    paid: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('reclamations_account').on(table.accountId, table.id),
    index('reclamations_customer').on(table.customerId),
    index('reclamations_pending')
      .on(table.id)
      .where(sql`${table.state} = 'PENDING'`),
    check('reclamations_fee', sql`${table.fee} is null or (${table.fee} > 0 and ${table.state} = 'FINALIZED')`),
  ],
);

/**
 * The history of reclamations. `by` is the name of the clerk's account, stored as text, so that it stays readable when
 * the account is deleted; null = the customer, or the shop itself.
 */
export const reclamationEvents = pgTable(
  'reclamation_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reclamationId: integer()
      .notNull()
      .references(() => reclamations.id, { onDelete: 'cascade' }),
    kind: text().$type<ReclamationEventKind>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text(),
  },
  (table) => [index('reclamation_events_reclamation').on(table.reclamationId, table.id)],
);
