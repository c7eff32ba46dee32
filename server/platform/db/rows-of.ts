import type { Database } from './database.ts';
import type { SQL } from './orm.ts';

/** The rows of a statement in raw SQL; the caller is responsible for their type. */
export async function rowsOf<Row>(database: Database, statement: SQL): Promise<readonly Row[]> {
  const result: unknown = await database.execute(statement);
  return (result as { readonly rows: readonly Row[] }).rows;
}
