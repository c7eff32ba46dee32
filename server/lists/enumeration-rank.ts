import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** The place of a column's value among an enumeration's names, so that a list sorts by it. */
export const enumerationRank = (names: readonly string[], column: SQLWrapper): SQL =>
  sql`array_position(array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[], ${column})`;
