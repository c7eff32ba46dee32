import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { listMachineOf } from './list.machine.ts';
import { activeFilters, isFiltered, isPaged } from './list.query.ts';
import type { ListRow } from './list.types.ts';

type ListMachine<Row extends ListRow, Detail> = ReturnType<typeof listMachineOf<Row, Detail>>;

/** The actor of a list. */
export type ListActor<Row extends ListRow, Detail> = ActorRefFrom<ListMachine<Row, Detail>>;

/** The positions of the shown rows: `from`–`to` of `total`, counted from 1. */
export interface ShownRange {
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

export function listView<Row extends ListRow, Detail>(snapshot: SnapshotFrom<ListMachine<Row, Detail>>) {
  const { query, rows, totalCount, expanded, details } = snapshot.context;
  const failed = snapshot.matches('failed');
  const range: ShownRange = {
    from: rows.length === 0 ? 0 : query.offset + 1,
    to: rows.length === 0 ? 0 : query.offset + rows.length,
    total: totalCount ?? 0,
  };
  return {
    rows,
    range,
    pageSize: query.limit,
    sort: { by: query.sortBy, descending: query.sortDesc },
    filters: query.filters,
    /** Whether a filter can change the shown rows (TBL-03). */
    filterable: snapshot.context.filterable,
    /** The number of filters that are set. */
    filterCount: Object.keys(activeFilters(query)).length,
    filtered: isFiltered(query),
    /** Whether no row matches the filters; the filters can be cleared. */
    unmatched: snapshot.matches({ listing: 'unmatched' }),
    /** Whether there are several pages, or would be several with the smallest page size (TBL-03). */
    paged: rows.length > 0 && isPaged(snapshot.context),
    /** Whether rows are being fetched or will be fetched after a short pause. */
    loading: snapshot.hasTag('busy') || snapshot.matches({ listing: 'settling' }),
    hasNext: snapshot.can({ type: 'next' }),
    hasPrevious: snapshot.can({ type: 'previous' }),
    failure: failed ? snapshot.context.failure : null,
    failed,
    opens: snapshot.context.detailSource !== 'none',
    isOpen: (row: Row) => expanded.includes(row.id),
    detailOf: (row: Row) => details[row.id],
  };
}
