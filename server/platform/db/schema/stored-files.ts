import { bytes } from '../bytes.ts';
import { pgTable, uuid } from '../orm-tables.ts';

/** The contents of submitted files, if the database keeps them (server/platform/file-store). */
export const storedFiles = pgTable('stored_files', {
  id: uuid().primaryKey(),
  content: bytes().notNull(),
});
