import type { Locale } from '#contract/enumerations.ts';
import { asc, desc, sql } from '../db/orm.ts';
import type { SQL, SQLWrapper } from '../db/orm.ts';
import { collatorOf } from './alphabet.ts';

interface SortQuery<Column extends string> {
  readonly sortBy?: Column | undefined;
  readonly sortDesc?: boolean | undefined;
}

/**
 * Sorts by a column in a direction, nulls last. Equal values are sorted by `id` in the same direction, so that pages
 * never overlap.
 */
export const ordered = (column: SQLWrapper, id: SQLWrapper, descending: boolean): SQL[] =>
  descending ? [sql`${column} desc nulls last`, desc(id)] : [sql`${column} asc nulls last`, asc(id)];

/**
 * Whether a list is sorted in descending order: as requested, else the default direction if the list is sorted by its
 * default column.
 */
export const isDescending = (query: SortQuery<string>, byDefault: boolean): boolean =>
  query.sortDesc ?? (query.sortBy === undefined && byDefault);

/** The order of a list: by the requested column or else the default column, in the requested direction. */
export const orderOf = <Column extends string>(
  columns: Readonly<Record<Column, SQLWrapper>>,
  id: SQLWrapper,
  query: SortQuery<Column>,
  byDefault: { readonly column: Column; readonly descending: boolean },
): SQL[] => ordered(columns[query.sortBy ?? byDefault.column], id, isDescending(query, byDefault.descending));

/** The position of a row's name among a few names that are sorted in a language, as an SQL value for sorting. */
export function nameRank(
  idColumn: SQLWrapper,
  rows: readonly { readonly id: number; readonly name: string }[],
  locale: Locale,
): SQL {
  const collator = collatorOf(locale);
  const ids = rows.toSorted((one, other) => collator.compare(one.name, other.name)).map(({ id }) => id);
  return sql`array_position(array[${sql.join(ids, sql`, `)}]::integer[], ${idColumn})`;
}
