import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { and, asc, eq, inArray, lt, ne, sql } from '../db/orm.ts';
import { storedObjects } from '../db/schema.ts';
import { FileStoreUnavailable } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import type { Objects } from './s3-objects.ts';

/**
 * An object that no transaction has kept within this time will never be kept, because its transaction was rolled back.
 */
const dayMs = 24 * 3600 * 1000;
const removedAtOnce = 100;

async function removeErased(database: Database, objects: Objects): Promise<boolean> {
  const erased = await database
    .select({ id: storedObjects.id })
    .from(storedObjects)
    .where(eq(storedObjects.state, 'ERASED'))
    .orderBy(asc(storedObjects.written), asc(storedObjects.id))
    .limit(removedAtOnce);
  let failure: FileStoreUnavailable | undefined;
  for (const { id } of erased) {
    try {
      await objects.remove(id);
      await database.delete(storedObjects).where(eq(storedObjects.id, id));
    } catch (error) {
      if (!(error instanceof FileStoreUnavailable) || !error.hasAnswered) throw error;
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
  return erased.length === removedAtOnce;
}

/** Whether the S3 store has content with this key. */
export const isObject = async (database: Database, key: string): Promise<boolean> =>
  (await database.$count(storedObjects, eq(storedObjects.id, key))) > 0;

/**
 * Keeps files in an S3-compatible store. Each object gets a row in the database before it is written, so that {@link
 * FileStore.tidy} can remove every object that no transaction kept or that was erased.
 * @param objects undefined = the store is not configured any more; its files cannot be read
 */
export function s3FileStore(objects: Objects | undefined): FileStore {
  const reachable = (): Objects => {
    if (objects === undefined) throw new FileStoreUnavailable('no S3 store is configured');
    return objects;
  };
  return {
    async ready(database, content, now) {
      const id = randomUUID();
      await database.insert(storedObjects).values({ id, state: 'WRITTEN', written: now });
      await reachable().put(id, content);
      return {
        async keep(transaction) {
          const kept = await transaction
            .update(storedObjects)
            .set({ state: 'KEPT' })
            .where(and(eq(storedObjects.id, id), eq(storedObjects.state, 'WRITTEN')))
            .returning({ one: sql`1` });
          if (kept.length === 0) throw new Error(`the object ${id} was given up`);
          return id;
        },
      };
    },
    async read(database, key) {
      const kept = and(eq(storedObjects.id, key), eq(storedObjects.state, 'KEPT'));
      const content = (await database.$count(storedObjects, kept)) > 0 ? await reachable().get(key) : undefined;
      if (content === undefined) throw new Error(`no stored file ${key}`);
      return content;
    },
    async erase(transaction, keys) {
      if (keys.length === 0) return 0;
      const erased = await transaction
        .update(storedObjects)
        .set({ state: 'ERASED' })
        .where(and(inArray(storedObjects.id, [...keys]), ne(storedObjects.state, 'ERASED')))
        .returning({ one: sql`1` });
      return erased.length;
    },
    async tidy(database, now) {
      if (objects === undefined) return false;
      const isGivenUp = and(
        eq(storedObjects.state, 'WRITTEN'),
        lt(storedObjects.written, new Date(now.getTime() - dayMs)),
      );
      await database.update(storedObjects).set({ state: 'ERASED' }).where(isGivenUp);
      return removeErased(database, objects);
    },
  };
}
