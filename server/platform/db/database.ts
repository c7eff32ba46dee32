import type { PgDatabase, PgQueryResultHKT } from './orm-tables.ts';
import type * as schema from './schema.ts';

/** The shop's database, or one transaction of it; PGlite and PostgreSQL have the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
