import type { Database } from './database.ts';
import { sql } from './orm.ts';

/** Locks a text until this transaction ends. Waits if another transaction has locked the same text. */
export async function lockText(transaction: Database, text: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
}
