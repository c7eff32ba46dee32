import { index, pgTable, text, timestamp, uuid } from '../orm-tables.ts';

/**
 * The files that an S3-compatible store has, under their ids (server/platform/file-store). WRITTEN: no transaction has kept it yet.
 * ERASED: nobody can read it any more, and it is removed from the store soon.
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
