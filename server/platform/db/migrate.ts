import { fileURLToPath } from 'node:url';
import { firstReason } from '../errors/first-reason.ts';
import { StartError } from '../errors/start-error.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Migrates a database to the schema of this version by Drizzle's `migrate`, in one transaction. Throws StartError with
 * the cause.
 * @param name the database's name, with which the error message begins
 */
export async function migrateBy(
  migrate: (configuration: { migrationsFolder: string }) => Promise<void>,
  name: string,
): Promise<void> {
  try {
    await migrate({ migrationsFolder });
  } catch (error) {
    throw new StartError(`${name} cannot be brought to this version, and is as it was before: ${firstReason(error)}.`, {
      cause: error,
    });
  }
}
