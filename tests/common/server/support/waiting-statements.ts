import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';

/** The number of statements in this PostgreSQL database that wait for a lock. */
export const waitingStatements = async (database: Database): Promise<number> =>
  (
    await rowsOf(
      database,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;
