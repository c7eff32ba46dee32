import type { Database } from './database.ts';
import { sql } from './orm.ts';

/** Waits until no other transaction has locked the same text; it stays locked until this transaction ends. */
export async function lockText(transaction: Database, text: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
}
