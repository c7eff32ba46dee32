import type { Configuration } from '../../platform/configuration/configuration.ts';
import { databaseName } from '../../platform/db/database-name.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, notExists } from '../../platform/db/orm.ts';
import { customerAccounts, sandboxState } from '../../platform/db/schema.ts';
import { StartError } from '../../platform/errors/start-error.ts';

const name = 'seeded';

/** Marks a database as a sandbox's, for ever: anybody can log in to its seeded accounts. */
export async function markSandbox(database: Database): Promise<void> {
  await database.insert(sandboxState).values({ name, value: true }).onConflictDoNothing();
}

type Target = Pick<Configuration, 'databaseUrl' | 'dataDirectory'>;

const findMark = (database: Database) =>
  database.select({ name: sandboxState.name }).from(sandboxState).where(eq(sandboxState.name, name));

/**
 * Throws StartError if the database is that of a real shop: it has accounts, but was never opened in the sandbox. Changes
 * no data.
 */
export async function refuseShopDatabase(database: Database, target: Target): Promise<void> {
  const accounts = await database
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(notExists(findMark(database)))
    .limit(1);
  if (accounts.length === 0) return;
  throw new StartError(
    [
      `${databaseName(target)} is one of a shop: the sandbox would add an operator whose password everybody knows.`,
      'The sandbox needs a database of its own: set DATABASE_URL or LINKA_DATA to another one.',
    ].join('\n'),
  );
}

/** Throws StartError if the database was ever opened in the sandbox. Changes no data. */
export async function refuseSandbox(database: Database, target: Target): Promise<void> {
  const marks = await findMark(database);
  if (marks.length === 0) return;
  throw new StartError(
    [
      `${databaseName(target)} was opened in the sandbox, whose operator has a password that everybody knows.`,
      'A shop needs a database that has never been a sandbox: set DATABASE_URL or LINKA_DATA to another one.',
    ].join('\n'),
  );
}
