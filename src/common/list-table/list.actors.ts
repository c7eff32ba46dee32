import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { failureOf } from '../../../machines/failure.ts';
import { listMachineOf } from '../../../machines/list/list.machine.ts';
import type { ListPage, ListQuery, ListRow } from '../../../machines/list/list.types.ts';

/** Where a list's rows come from, and what its rows open to. */
export interface ListSource<Row extends ListRow, Detail> {
  readonly page: (query: ListQuery, signal: AbortSignal) => Promise<ListPage<Row>>;
  readonly detail?: (id: number, signal: AbortSignal) => Promise<Detail>;
}

/**
 * The parameters of a paged call. A column that the call cannot sort by, and a language it cannot know, are left out.
 */
export const pagingOf = <const Columns extends readonly string[]>(query: ListQuery, columns: Columns) => {
  const sortBy = columns.find((column): column is Columns[number] => column === query.sortBy);
  const { limit, offset, sortDesc } = query;
  return { limit, offset, ...(sortBy === undefined ? {} : { sortBy, sortDesc }) };
};

/** A filter of several values, kept to those that the call knows; absent when nothing is chosen. */
export function chosenValues<const Values extends readonly string[]>(
  { filters }: ListQuery,
  name: string,
  values: Values,
): readonly Values[number][] | undefined {
  const filter = filters[name] ?? [];
  const picked = values.filter((value) => (typeof filter === 'string' ? filter === value : filter.includes(value)));
  return picked.length === 0 ? undefined : picked;
}

/** A filter of one text, such as a day; absent when empty. */
export function textFilter({ filters }: ListQuery, name: string): string | undefined {
  const filter = filters[name];
  return typeof filter === 'string' && filter !== '' ? filter : undefined;
}

export const provideList = <Row extends ListRow, Detail = null>(source: ListSource<Row, Detail>) =>
  listMachineOf<Row, Detail>().provide({
    actors: {
      fetchPage: fromPromise<ListPage<Row>, ListQuery>(({ input, signal }) => source.page(input, signal)),
      fetchDetails: fromCallback<AnyEventObject>(({ receive, sendBack }) => {
        const leaving = new AbortController();
        receive((event) => {
          const id = Number(event['id']);
          void source.detail?.(id, leaving.signal).then(
            (detail) => sendBack({ type: 'detailLoaded', id, detail }),
            (error: unknown) => sendBack({ type: 'detailFailed', id, failure: failureOf(error) }),
          );
        });
        return () => leaving.abort();
      }),
    },
  });
