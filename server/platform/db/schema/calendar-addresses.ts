import { integer, jsonb, pgTable, text, timestamp, uuid } from '../orm-tables.ts';
import { customerAccounts } from './accounts.ts';

/**
 * The last published version of an event: a hash of its content, how often the content has changed, and the moment of
 * the last change (ISO).
 */
export interface Revision {
  readonly fingerprint: string;
  readonly sequence: number;
  readonly modified: string;
}

/** For each UID: the revision of the calendar's event. */
export type Revisions = Readonly<Record<string, Revision>>;

/**
 * The private addresses of calendars, at most one for each account. An address contains the signed `key`. A key is
 * never used again, so that a replaced or removed address stays invalid. `lastFetched`: null = never. The other columns
 * describe the calendar that was published last: `revisions` of its events, `fingerprint` of the whole text, and
 * `changed`, the time when this content was first published.
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
