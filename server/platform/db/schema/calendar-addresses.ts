import { integer, jsonb, pgTable, text, timestamp, uuid } from '../orm-tables.ts';
import { customerAccounts } from './accounts.ts';

/** How an event was last published: a hash of its content, how often that has changed, and when it did so last (ISO). */
export interface Revision {
  readonly fingerprint: string;
  readonly sequence: number;
  readonly modified: string;
}

/** The revisions of a calendar's events by their UIDs. */
export type Revisions = Readonly<Record<string, Revision>>;

/**
 * The private addresses of calendars, one for each account at most. `key` is what an address is signed for: it is never
 * used again, so that a replaced or removed address stops for good. `lastFetched`: null = never. What was last published:
 * `revisions` of its events, `fingerprint` of the whole, and since when it is like that, `changed`.
 */
export const calendarAddresses = pgTable('calendar_addresses', {
  key: uuid().primaryKey(),
  accountId: integer()
    .notNull()
    .unique()
    .references(() => customerAccounts.id, { onDelete: 'cascade' }),
  created: timestamp({ withTimezone: true }).notNull(),
  lastFetched: timestamp({ withTimezone: true }),
  revisions: jsonb().$type<Revisions>().notNull().default({}),
  fingerprint: text(),
  changed: timestamp({ withTimezone: true }).notNull(),
});
