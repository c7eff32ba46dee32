import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { firstReason } from '../errors/first-reason.ts';
import { StartError } from '../errors/start-error.ts';
import { createAlphabets } from './create-alphabets.ts';
import { databaseName } from './database-name.ts';
import { folderFault } from './folder-fault.ts';
import { lockFolder } from './folder-lock.ts';
import { migrateBy } from './migrate.ts';
import type { OpenDatabase } from './opened-database.ts';
import { PreparingPglite } from './preparing-pglite.ts';
import * as schema from './schema.ts';

/** Opens a database on an existing PGlite client and runs the migrations. Throws StartError when they fail. */
export async function openOnPglite(
  client: PGlite,
  name = 'The database in memory',
  release: () => void = () => undefined,
): Promise<OpenDatabase> {
  const database = drizzle({ client, schema, casing: 'snake_case' });
  await migrateBy(async (configuration) => {
    await migrate(database, configuration);
    await createAlphabets(database);
  }, name);
  return {
    database,
    kind: 'pglite',
    once: (work) => work(),
    close: async () => {
      await client.close();
      release();
    },
  };
}

const unusableError = (folder: string, cause: string): StartError =>
  new StartError(`The folder ${folder} (LINKA_DATA) cannot be used, since files cannot be read or written: ${cause}.`);

const damagedError = (folder: string): StartError =>
  new StartError(
    [
      `The database in ${folder} cannot be opened: its files are damaged or not a database of this version.`,
      `Move the folder away to begin with a freshly seeded shop, or put a backup of it in its place.`,
    ].join('\n'),
  );

function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw unusableError(folder, firstReason(error));
  }
}

/**
 * Why the database of a folder could not be opened: an error of the operating system, a failed migration, or damaged
 * files.
 */
function explain(dataDirectory: string, folder: string, error: unknown): StartError {
  const fault = folderFault(dataDirectory);
  if (fault !== undefined) return unusableError(dataDirectory, fault);
  return error instanceof StartError ? error : damagedError(folder);
}

/**
 * Locks the folder for this process, opens PGlite in it and runs the migrations. Throws StartError with instructions.
 */
export async function openPglite(dataDirectory: string): Promise<OpenDatabase> {
  const release = takeFolder(dataDirectory);
  const folder = join(dataDirectory, 'database');
  const isNew = !existsSync(folder);
  try {
    const client = new PreparingPglite({ dataDir: folder });
    await client.waitReady;
    return await openOnPglite(client, databaseName({ databaseUrl: undefined, dataDirectory }), release);
  } catch (error) {
    const explained = explain(dataDirectory, folder, error);
    // A partly created database would be reported as damaged at the next start.
    if (isNew) rmSync(folder, { recursive: true, force: true });
    release();
    throw Object.assign(explained, { cause: error });
  }
}
