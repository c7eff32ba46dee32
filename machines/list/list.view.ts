import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { listMachineOf } from './list.machine.ts';
import { activeFilters } from './list.query.ts';
import type { ListRow } from './list.types.ts';

type ListMachine<Row extends ListRow, Detail> = ReturnType<typeof listMachineOf<Row, Detail>>;

/** The actor of a list. */
export type ListActor<Row extends ListRow, Detail> = ActorRefFrom<ListMachine<Row, Detail>>;

/** Which of all rows the page shows: `from`–`to` of `total`, counted from 1. */
export interface ShownRange {
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** What the table shows. */
export function listView<Row extends ListRow, Detail>(snapshot: SnapshotFrom<ListMachine<Row, Detail>>) {
  const { query, start, rows, totalCount, expanded, details } = snapshot.context;
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
    /** Whether the person has chosen filters, which can be the reason of an empty list. */
    filtered: query.filters !== start.filters && Object.keys(activeFilters(query)).length > 0,
    /** Whether rows are being fetched or will be in a moment. */
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
