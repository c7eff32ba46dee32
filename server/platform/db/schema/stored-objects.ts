import { index, pgTable, text, timestamp, uuid } from '../orm-tables.ts';

/**
 * The files in an S3-compatible store, by their ids (server/platform/file-store). WRITTEN: no transaction has kept the
 * file yet. ERASED: the file cannot be read any more, and is removed from the store soon.
 */
export const storedObjects = pgTable(
  'stored_objects',
  {
    id: uuid().primaryKey(),
    state: text().$type<'WRITTEN' | 'KEPT' | 'ERASED'>().notNull(),
    written: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('stored_objects_state').on(table.state, table.written)],
);
