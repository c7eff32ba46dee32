import type { ApplicationEventKind } from '#contract/entities/desk-application.ts';
import { index, integer, pgTable, text, timestamp } from '../orm-tables.ts';
import { cardApplications } from './card-applications.ts';

/**
 * The history of card applications. `by` is the name of the clerk's account, stored as text, so that it stays readable
 * when the account is deleted; null = the customer, or the shop itself.
 */
export const cardApplicationEvents = pgTable(
  'card_application_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => cardApplications.id, { onDelete: 'cascade' }),
    kind: text().$type<ApplicationEventKind>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text(),
    note: text(),
  },
  (table) => [index('card_application_events_application').on(table.applicationId, table.id)],
);
