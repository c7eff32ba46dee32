import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { ListFailure } from '#common/list-table/list-failure.tsx';
import { NoMatchingRows } from '#common/list-table/no-matching-rows.tsx';
import { useListTexts } from '#common/list-table/use-list-texts.ts';
import { eventGroups } from '#contract/entities/trail.ts';
import { listView, type ListActor } from '#machines/common/list/list.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { NativeSelect } from '#ui/native-select/native-select.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { LoadingRows } from '../my-trail/loading-rows.tsx';
import type { EventRow } from './event-list.actors.ts';
import { LazyDayList } from './lazy-day-list.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' });
/** The element has no box, so that there is no gap if all events are on one page. */
const pages = cx(belowWaiting, css({ display: 'contents' }));
const area = 'myTrail.events';

interface EventListViewProps {
  readonly list: ListActor<EventRow, null>;
}

/** The history of the account: the chosen group, the days with their sentences, and the pages (TRL-02). */
export function EventListView({ list }: EventListViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(list, (current) => current);
  const view = listView<EventRow, null>(snapshot);
  const { pagination } = useListTexts(area);
  const isLoadingFirst = view.loading && view.rows.length === 0;
  const text = (id: KeyAfter<'myTrail.events.'>) => intl.formatMessage({ id: `${area}.${id}` });
  const group = view.filters['group'] ?? [];
  return (
    <div className={column} data-flow="list" data-state={stateLabel(snapshot.value)} aria-busy={view.loading}>
      {(view.filterable || view.rows.length > 0) && (
        <div>
          <NativeSelect
            label={text('group')}
            disabled={!view.filterable}
            options={[
              { value: '', label: text('group.all') },
              ...eventGroups.map((value) => ({ value, label: text(`group.${value}`) })),
            ]}
            value={(typeof group === 'string' ? group : group[0]) ?? ''}
            onChange={(value) => list.send({ type: 'changeFilter', name: 'group', value: value === '' ? [] : [value] })}
          />
        </div>
      )}
      {isLoadingFirst && <LoadingRows label="myTrail.events.loading" />}
      {view.failed && <ListFailure area={area} failure={view.failure} onRetry={() => list.send({ type: 'retry' })} />}
      {view.unmatched && <NoMatchingRows onClear={() => list.send({ type: 'clearFilters' })} />}
      {snapshot.matches({ listing: 'empty' }) && <EmptyState text={<FormattedMessage id="myTrail.events.empty" />} />}
      {!view.failed && view.rows.length > 0 && <LazyDayList rows={view.rows} />}
      <div className={pages}>
        <Pagination
          shown={view.paged && !view.failed}
          size={view.pageSize}
          onSize={(size) => list.send({ type: 'setPageSize', size })}
          onPrevious={view.hasPrevious ? () => list.send({ type: 'previous' }) : undefined}
          onNext={view.hasNext ? () => list.send({ type: 'next' }) : undefined}
          texts={pagination(view.failed || isLoadingFirst ? null : view.range)}
        />
      </div>
    </div>
  );
}
