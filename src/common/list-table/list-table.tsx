import { useSelector } from '@xstate/react';
import { useDeferredValue, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ListRow } from '#machines/common/list/list.types.ts';
import { listView, type ListActor } from '#machines/common/list/list.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { AreaWith, MessageKey } from '#messages/keys/message-key.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Table } from '#ui/table/table.tsx';
import type { Column, TableProps } from '#ui/table/table.types.ts';
import { useRefreshInLanguage } from '../use-refresh-in-language.ts';
import { ListFailure } from './list-failure.tsx';
import { NoMatchingRows } from './no-matching-rows.tsx';
import { RowContent } from './row-content.tsx';
import { useListTexts } from './use-list-texts.ts';

export interface ListTableProps<Row extends ListRow, Detail> {
  readonly list: ListActor<Row, Detail>;
  /** The prefix of the list's text keys: `<area>.caption`, `<area>.empty`, `<area>.errors.…`. */
  readonly area: AreaWith<'caption' | 'empty' | 'errors.fallback'>;
  readonly columns: readonly Column<Row>[];
  readonly sortColumns?: TableProps<Row>['sortColumns'];
  readonly dense?: TableProps<Row>['dense'];
  readonly cards?: TableProps<Row>['cards'];
  readonly lead?: TableProps<Row>['lead'];
  readonly filters?: ReactNode;
  readonly hasOneFilter?: boolean;
  /** A note above the rows. */
  readonly note?: (rows: readonly Row[]) => ReactNode;
  /** The message key that is shown if the list has no rows at all; the default is `<area>.empty`. */
  readonly emptyId?: MessageKey | undefined;
  /** A suggested action if the list has no rows at all. */
  readonly emptyAction?: ReactNode;
  readonly rowTone?: TableProps<Row>['rowTone'];
  readonly rowHref?: TableProps<Row>['rowHref'];
  readonly rowOpener?: TableProps<Row>['rowOpener'];
  readonly selection?: TableProps<Row>['selection'];
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  readonly create?: TableProps<Row>['create'];
  readonly edit?: TableProps<Row>['edit'];
  readonly remove?: TableProps<Row>['remove'];
  /** The content of an opened row; `detail` is null if the row itself has all the data. */
  readonly renderDetail?: (row: Row, detail: Detail | null) => ReactNode;
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
/**
 * `position: relative` makes absolutely placed elements scroll with a wide table, so that they do not widen the page.
 */
const room = css({ position: 'relative', overflowX: 'auto', padding: '1', margin: '[-0.25rem]' });
/** The generic table of a list (TBL-01, TBL-02). All of its state is in the list machine. */
export function ListTable<Row extends ListRow, Detail>(props: ListTableProps<Row, Detail>) {
  const { list, area, columns, sortColumns, dense, cards, lead, filters, hasOneFilter, note } = props;
  const { emptyId = `${area}.empty`, emptyAction } = props;
  const { rowTone, rowHref, rowOpener, selection, rowActions, create, edit, remove, renderDetail } = props;
  const intl = useIntl();
  const texts = useListTexts(area);
  // The value is deferred, so that React can handle presses while it renders many rows.
  const snapshot = useDeferredValue(useSelector(list, (current) => current));
  const view = listView<Row, Detail>(snapshot);
  const isLoadingFirst = view.loading && view.rows.length === 0;
  useRefreshInLanguage(list);
  const toggle = (row: Row) => list.send({ type: view.isOpen(row) ? 'collapse' : 'expand', id: row.id });
  const content = (row: Row) => (
    <RowContent
      detail={view.detailOf(row)}
      render={(detail) => renderDetail?.(row, detail)}
      onRetry={() => list.send({ type: 'retryDetail', id: row.id })}
    />
  );
  return (
    <div className={stack} data-flow="list" data-state={stateLabel(snapshot.value)}>
      <div className={room}>
        <Table
          texts={texts.table}
          columns={columns}
          sortColumns={sortColumns}
          dense={dense}
          cards={cards}
          lead={lead}
          filters={
            filters === undefined
              ? undefined
              : {
                  content: filters,
                  single: hasOneFilter,
                  enabled: view.filterable,
                  label: intl.formatMessage({ id: 'list.filters' }, { count: view.filterCount }),
                  inUse: view.filtered,
                  seen: view.filterable || !isLoadingFirst,
                }
          }
          note={note?.(view.rows)}
          rows={view.rows}
          rowId={(row) => String(row.id)}
          rowTone={rowTone}
          rowHref={rowHref}
          rowOpener={rowOpener}
          selection={selection}
          loading={view.loading}
          empty={
            view.unmatched ? (
              <NoMatchingRows onClear={() => list.send({ type: 'clearFilters' })} />
            ) : (
              <EmptyState text={intl.formatMessage({ id: emptyId })} action={emptyAction} />
            )
          }
          failure={
            view.failed ? (
              <ListFailure area={area} failure={view.failure} onRetry={() => list.send({ type: 'retry' })} />
            ) : undefined
          }
          sort={view.sort}
          onSort={({ by, descending }) => list.send({ type: 'sort', by, descending })}
          rowActions={rowActions}
          create={create}
          edit={edit}
          remove={remove}
          expansion={view.opens && !view.failed ? { expanded: view.isOpen, onToggle: toggle, content } : undefined}
          pagination={{
            shown: view.paged && !view.failed,
            size: view.pageSize,
            onSize: (size) => list.send({ type: 'setPageSize', size }),
            onPrevious: view.hasPrevious ? () => list.send({ type: 'previous' }) : undefined,
            onNext: view.hasNext ? () => list.send({ type: 'next' }) : undefined,
            texts: texts.pagination(view.failed || isLoadingFirst ? null : view.range),
          }}
        />
      </div>
    </div>
  );
}
