import { bytes } from '../bytes.ts';
import { pgTable, uuid } from '../orm-tables.ts';

/** The contents of files that customers have submitted, that the database keeps (server/platform/file-store). */
export const storedFiles = pgTable('stored_files', {
  id: uuid().primaryKey(),
  content: bytes().notNull(),
});
