import type { Configuration } from '../configuration/configuration.ts';
import type { Clock } from '../time/clock.ts';
import { databaseFileStore } from './database-file-store.ts';
import type { FileStore } from './file-store.ts';
import { isObject, s3FileStore } from './s3-file-store.ts';
import { s3Objects } from './s3-objects.ts';

/**
 * Creates the configured store for new files. Each file stays in its store, where it is read and erased, so that the
 * operator can change the store at any time.
 * @param clock the real time
 */
export function createFileStore({ s3 }: Pick<Configuration, 's3'>, clock: Clock): FileStore {
  const elsewhere = s3FileStore(s3 === undefined ? undefined : s3Objects(s3, clock));
  const forNewFiles = s3 === undefined || s3.onlyRead ? databaseFileStore : elsewhere;
  return {
    ready: forNewFiles.ready,
    async read(database, key) {
      const store = (await isObject(database, key)) ? elsewhere : databaseFileStore;
      return store.read(database, key);
    },
    async erase(transaction, keys) {
      const fromDatabase = await databaseFileStore.erase(transaction, keys);
      return fromDatabase + (await elsewhere.erase(transaction, keys));
    },
    tidy: elsewhere.tidy,
  };
}
