import { assign, sendTo, setup, type AnyEventObject } from 'xstate';
import { failureIn } from '../failure.ts';
import { providedAction, providedCallback, providedPromise } from '../provided.ts';
import { isElsewhere, readAddress } from './list.address.ts';
import {
  isBeyondEnd,
  isFiltered,
  isPaged,
  lastPage,
  pageSizes,
  resized,
  sorted,
  turned,
  unfiltered,
  withFilter,
} from './list.query.ts';
import type {
  DetailRequest,
  ListContext,
  ListEvent,
  ListInput,
  ListPage,
  ListQuery,
  ListRow,
  RowDetail,
} from './list.types.ts';

const defaultPageSize = 25;

function startOf<Row extends ListRow, Detail>(input: ListInput): ListContext<Row, Detail> {
  const { pageSize: limit = defaultPageSize, sortBy, sortDesc, inAddress, detailSource } = input;
  const start: ListQuery = { offset: 0, limit, sortBy, sortDesc, filters: {} };
  return {
    query: inAddress === undefined ? start : readAddress(inAddress.opened, start, inAddress.fits),
    start,
    fits: inAddress?.fits ?? null,
    rows: [],
    totalCount: null,
    filterable: false,
    failure: null,
    detailSource,
    expanded: [],
    details: {},
  };
}

const idOf = (event: AnyEventObject): number => ('id' in event && typeof event['id'] === 'number' ? event['id'] : 0);

/** Takes over the fetched page. An open row stays open if the new page contains it too. */
function withFetchedPage<Row extends ListRow, Detail>(
  context: ListContext<Row, Detail>,
  { items, totalCount }: ListPage<Row>,
): Partial<ListContext<Row, Detail>> {
  const here = new Set(items.map(({ id }) => id));
  return {
    rows: items,
    totalCount,
    filterable: totalCount > 1 || isFiltered(context.query),
    failure: null,
    expanded: context.expanded.filter((id) => here.has(id)),
    details: Object.fromEntries(Object.entries(context.details).filter(([id]) => here.has(Number(id)))),
  };
}

/**
 * The generic table of rows of one kind (TBL-01, TBL-02). Each use makes its own machine and provides `fetchPage`. If
 * the details of rows are fetched, it also provides `fetchDetails`.
 */
export const listMachineOf = <Row extends ListRow, Detail = null>() =>
  setup({
    types: {
      context: {} as ListContext<Row, Detail>,
      events: {} as ListEvent<Detail>,
      input: {} as ListInput,
    },
    actors: {
      fetchPage: providedPromise<ListPage<Row>, ListQuery>(),
      fetchDetails: providedCallback(),
    },
    guards: {
      isFilterable: ({ context }) => context.filterable,
      isOtherOrder: ({ context: { query, rows }, event }) =>
        event.type === 'sort' && rows.length > 0 && (event.by !== query.sortBy || event.descending !== query.sortDesc),
      isOtherSize: ({ context, event }) =>
        event.type === 'setPageSize' &&
        isPaged(context) &&
        event.size !== context.query.limit &&
        pageSizes.includes(event.size),
      isElsewhere: ({ context: { query, start, fits }, event }) =>
        fits !== null && event.type === 'changeAddress' && isElsewhere(event.address, query, start, fits),
      hasNext: ({ context: { query, totalCount } }) => query.offset + query.limit < (totalCount ?? 0),
      hasPrevious: ({ context }) => isPaged(context) && context.query.offset > 0,
      isBeyondEnd: ({ context, event }) =>
        'output' in event && isBeyondEnd(context.query, event.output as ListPage<Row>),
      isUnmatched: ({ context, event }) => isWithoutRows(event) && isFiltered(context.query),
      isEmpty: ({ context, event }) => isWithoutRows(event) && !isFiltered(context.query),
      opensAtOnce: ({ context, event }) =>
        context.detailSource !== 'none' &&
        isClosed(context, idOf(event)) &&
        (context.detailSource === 'included' || context.details[idOf(event)]?.state === 'loaded'),
      opensToFetched: ({ context, event }) =>
        context.detailSource === 'fetched' &&
        isClosed(context, idOf(event)) &&
        context.details[idOf(event)]?.state !== 'loaded',
      isOpen: ({ context, event }) => context.expanded.includes(idOf(event)),
      hasFailedDetail: ({ context, event }) =>
        context.expanded.includes(idOf(event)) && context.details[idOf(event)]?.state === 'failed',
      isAwaited: ({ context, event }) => context.details[idOf(event)]?.state === 'loading',
    },
    actions: {
      filter: assign(({ context, event }) =>
        event.type === 'changeFilter' ? { query: withFilter(context.query, event.name, event.value) } : {},
      ),
      clearFilters: assign(({ context }) => ({ query: unfiltered(context.query) })),
      sort: assign(({ context, event }) =>
        event.type === 'sort' ? { query: sorted(context.query, event.by, event.descending) } : {},
      ),
      resize: assign(({ context, event }) =>
        event.type === 'setPageSize' ? { query: resized(context.query, event.size) } : {},
      ),
      turnForth: assign(({ context }) => ({ query: turned(context.query, 1) })),
      turnBack: assign(({ context }) => ({ query: turned(context.query, -1) })),
      turnToLast: assign(({ context, event }) =>
        'output' in event ? { query: lastPage(context.query, (event.output as ListPage<Row>).totalCount) } : {},
      ),
      followAddress: assign(({ context: { start, fits }, event }) =>
        fits !== null && event.type === 'changeAddress' ? { query: readAddress(event.address, start, fits) } : {},
      ),
      keepInAddress: providedAction,
      correctAddress: providedAction,
      rememberPage: assign(({ context, event }) =>
        'output' in event ? withFetchedPage(context, event.output as ListPage<Row>) : {},
      ),
      rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
      open: assign(({ context, event }) => ({ expanded: [...context.expanded, idOf(event)] })),
      close: assign(({ context, event }) => ({ expanded: context.expanded.filter((id) => id !== idOf(event)) })),
      awaitDetail: assign(({ context, event }) => ({ details: { ...context.details, [idOf(event)]: loading } })),
      askForDetail: sendTo('fetchDetails', ({ event }): DetailRequest => ({ type: 'fetch', id: idOf(event) })),
      rememberDetail: assign(({ context, event }) => {
        if (event.type !== 'detailLoaded' && event.type !== 'detailFailed') return {};
        const detail: RowDetail<Detail> =
          event.type === 'detailLoaded'
            ? { state: 'loaded', detail: event.detail }
            : { state: 'failed', failure: event.failure };
        return { details: { ...context.details, [event.id]: detail } };
      }),
    },
    delays: {
      typing: 330,
    },
  }).createMachine({
    id: 'list',
    context: ({ input }) => startOf<Row, Detail>(input),
    initial: 'listing',
    invoke: { id: 'fetchDetails', src: 'fetchDetails' },
    on: {
      changeFilter: { guard: 'isFilterable', target: '.listing.settling', actions: 'filter' },
      changeAddress: { guard: 'isElsewhere', target: '.listing.loading', actions: 'followAddress' },
      refresh: { target: '.listing.loading' },
      detailLoaded: { guard: 'isAwaited', actions: 'rememberDetail' },
      detailFailed: { guard: 'isAwaited', actions: 'rememberDetail' },
    },
    states: {
      listing: {
        description: 'You work with a list.',
        meta: { requirements: ['TBL-01'] },
        initial: 'loading',
        on: {
          sort: { guard: 'isOtherOrder', target: '.loading', actions: ['sort', 'keepInAddress'] },
          setPageSize: { guard: 'isOtherSize', target: '.loading', actions: ['resize', 'keepInAddress'] },
          expand: [
            { guard: 'opensAtOnce', actions: 'open' },
            { guard: 'opensToFetched', actions: ['open', 'awaitDetail', 'askForDetail'] },
          ],
          collapse: { guard: 'isOpen', actions: 'close' },
          retryDetail: { guard: 'hasFailedDetail', actions: ['awaitDetail', 'askForDetail'] },
        },
        states: {
          settling: {
            description: 'You are changing the filters. The rows are fetched after you pause.',
            meta: { requirements: ['TBL-02'] },
            after: { typing: { target: 'loading', actions: 'keepInAddress' } },
            on: {
              changeFilter: { guard: 'isFilterable', target: 'settling', reenter: true, actions: 'filter' },
              sort: { guard: 'isOtherOrder', target: 'settling', reenter: true, actions: 'sort' },
              setPageSize: { guard: 'isOtherSize', target: 'settling', reenter: true, actions: 'resize' },
              next: { guard: 'hasNext', target: 'settling', reenter: true, actions: 'turnForth' },
              previous: { guard: 'hasPrevious', target: 'settling', reenter: true, actions: 'turnBack' },
            },
          },
          loading: {
            description:
              'Rows are being fetched. The previous rows stay meanwhile. An older answer never replaces a newer answer.',
            tags: ['busy'],
            meta: { requirements: ['TBL-01', 'TBL-02'] },
            invoke: {
              id: 'fetchPage',
              src: 'fetchPage',
              input: ({ context }) => context.query,
              onDone: [
                {
                  guard: 'isBeyondEnd',
                  target: 'loading',
                  reenter: true,
                  actions: ['turnToLast', 'correctAddress'],
                },
                { guard: 'isUnmatched', target: 'unmatched', actions: 'rememberPage' },
                { guard: 'isEmpty', target: 'empty', actions: 'rememberPage' },
                { target: 'shown', actions: 'rememberPage' },
              ],
              onError: { target: '#list.failed', actions: 'rememberFailure' },
            },
            on: {
              sort: { guard: 'isOtherOrder', target: 'settling', actions: 'sort' },
              setPageSize: { guard: 'isOtherSize', target: 'settling', actions: 'resize' },
              next: { guard: 'hasNext', target: 'settling', actions: 'turnForth' },
              previous: { guard: 'hasPrevious', target: 'settling', actions: 'turnBack' },
              refresh: { target: 'loading', reenter: true },
            },
          },
          shown: {
            description: 'You see a page of rows; you can sort, filter, change the page and open rows.',
            meta: { requirements: ['TBL-01'] },
            on: {
              next: { guard: 'hasNext', target: 'loading', actions: ['turnForth', 'keepInAddress'] },
              previous: { guard: 'hasPrevious', target: 'loading', actions: ['turnBack', 'keepInAddress'] },
            },
          },
          unmatched: {
            description: 'No row matches your filters. You can change them, or clear all of them with one press.',
            meta: { requirements: ['TBL-01', 'TBL-03'] },
            on: { clearFilters: { target: 'loading', actions: ['clearFilters', 'keepInAddress'] } },
          },
          empty: {
            description: 'There are no rows at all, so there is nothing to filter, sort or page through.',
            meta: { requirements: ['TBL-01', 'TBL-03'] },
          },
        },
      },
      failed: {
        description: 'The rows could not be fetched. The page says why, and you can try again.',
        meta: { requirements: ['TBL-02', 'API-02'] },
        on: { retry: { target: 'listing.loading' } },
      },
    },
  });

const loading = { state: 'loading' } as const;

const isWithoutRows = (event: AnyEventObject): boolean =>
  'output' in event && (event['output'] as ListPage<ListRow>).totalCount === 0;

const isClosed = ({ rows, expanded }: ListContext<ListRow, unknown>, id: number): boolean =>
  !expanded.includes(id) && rows.some((row) => row.id === id);
