import { findDatabases } from '#runtime/browser-store.ts';
import { passDatabase } from '#runtime/forget-pass.ts';

/** The names of the values that the browser stores for the pass page. */
type KeptName = 'device' | 'passes' | 'time';

const objects = 'kept';

const answerTo = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error(`IndexedDB: ${request.error?.message ?? 'no answer'}`)));
  });

async function open(): Promise<IDBDatabase> {
  const databases = findDatabases();
  if (databases === null) throw new Error('the browser has no database for the shop');
  const request = databases.open(passDatabase, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(objects));
  return answerTo(request);
}

/** Opens the database for one request only, because log-out cannot delete an open database. */
async function runRequest<Answer>(
  mode: IDBTransactionMode,
  make: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open();
  try {
    return await answerTo(make(database.transaction(objects, mode).objectStore(objects)));
  } finally {
    database.close();
  }
}

/** Undefined if no value is stored under this name. */
export const readKept = (name: KeptName): Promise<unknown> =>
  runRequest('readonly', (store) => store.get(name) as IDBRequest<unknown>);

export const keep = (name: KeptName, value: unknown): Promise<IDBValidKey> =>
  runRequest('readwrite', (store) => store.put(value, name));

export const drop = (name: KeptName): Promise<undefined> => runRequest('readwrite', (store) => store.delete(name));
