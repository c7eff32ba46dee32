import { customType, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Bytes; both databases give them as a Uint8Array. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The contents of files that customers have handed in, while the database keeps them (server/file-store). */
export const storedFiles = pgTable('stored_files', {
  id: uuid().primaryKey(),
  content: bytes().notNull(),
});
