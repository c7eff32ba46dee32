import { sql } from '../db/orm.ts';
import type { SQL, SQLWrapper } from '../db/orm.ts';

/** The position of a column's value in an enumeration, as an SQL value for sorting. */
export const enumerationRank = (names: readonly string[], column: SQLWrapper): SQL =>
  sql`array_position(array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[], ${column})`;
