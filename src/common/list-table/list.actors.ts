import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { failureOf } from '#machines/common/failure.ts';
import { listMachineOf } from '#machines/common/list/list.machine.ts';
import type { ListPage, ListQuery, ListRow } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { servedIds, type ValuesEndpoint } from './served-values.ts';

/** How a list fetches its pages, and the details of an opened row. */
export interface ListSource<Row extends ListRow, Detail> {
  readonly page: (query: ListQuery, signal: AbortSignal) => Promise<ListPage<Row>>;
  readonly detail?: (id: number, signal: AbortSignal) => Promise<Detail>;
}

/** A list's filter by states. */
interface StateFilter {
  readonly query: ListQuery;
  /** The states that the shop knows. */
  readonly states: readonly string[];
  /** The call that fetches the states. */
  readonly endpoint: ValuesEndpoint;
}

/** The paging parameters of a call. `sortBy` is left out if the list cannot be sorted by this column. */
export const pagingOf = <const Column extends string>(
  query: ListQuery,
  { sortColumns }: { readonly sortColumns: readonly Column[] },
) => {
  const sortBy = sortColumns.find((column) => column === query.sortBy);
  const { limit, offset, sortDesc } = query;
  return { limit, offset, ...(sortBy === undefined ? {} : { sortBy, sortDesc }) };
};

/** A filter with several values, reduced to the allowed `values`; undefined if no value is chosen. */
export function chosenValues<const Values extends readonly string[]>(
  { filters }: ListQuery,
  name: string,
  values: Values,
): readonly Values[number][] | undefined {
  const filter = filters[name] ?? [];
  const picked = values.filter((value) => (typeof filter === 'string' ? filter === value : filter.includes(value)));
  return picked.length === 0 ? undefined : picked;
}

/**
 * Reads a page with the parameter `stateIds`: the back end's ids of the states that are chosen in the filter `state`.
 * The back end is asked for them only if a state is chosen.
 */
export function withStateIds<Page>(
  shop: Pick<Shop, 'call'>,
  { query, states, endpoint }: StateFilter,
  read: (chosen: { readonly stateIds?: number[] }) => Promise<Page>,
): Promise<Page> {
  const chosen = chosenValues(query, 'state', states);
  if (chosen === undefined) return read({});
  return servedIds(shop, endpoint, chosen).then((stateIds) => read({ stateIds }));
}

/** A filter with one text, such as a day; undefined if empty. */
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
