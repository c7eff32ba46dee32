import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** The position of a column's value in an enumeration, as an SQL value to sort by. */
export const enumerationRank = (names: readonly string[], column: SQLWrapper): SQL =>
  sql`array_position(array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[], ${column})`;
