import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from '../db/orm.ts';
import { storedFiles } from '../db/schema.ts';
import type { FileStore } from './file-store.ts';

/** Keeps files in the shop's database: they are part of its backups, and a rolled-back transaction removes them. */
export const databaseFileStore: FileStore = {
  ready: (_database, content) =>
    Promise.resolve({
      async keep(transaction) {
        const id = randomUUID();
        await transaction.insert(storedFiles).values({ id, content });
        return id;
      },
    }),
  async read(database, key) {
    const [file] = await database.select().from(storedFiles).where(eq(storedFiles.id, key));
    if (file === undefined) throw new Error(`no stored file ${key}`);
    return file.content;
  },
  async erase(transaction, keys) {
    if (keys.length === 0) return 0;
    const erased = await transaction
      .delete(storedFiles)
      .where(inArray(storedFiles.id, [...keys]))
      .returning({ one: sql`1` });
    return erased.length;
  },
  tidy: () => Promise.resolve(false),
};
