import { noAnswer, refusal } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { listMachineOf } from '../list.machine.ts';

const page = (ids: readonly number[], totalCount: number) => ({
  output: { items: ids.map((id) => ({ id })), totalCount },
});
const start = { sortBy: 'number', sortDesc: true, pageSize: 10 } as const;
const fits = { sortBy: ['number', 'issued'], filters: { state: ['PENDING', 'PAID'] } };
const shared = { sortBy: 'issued', sortDesc: 'false', limit: '25', offset: '25', state: 'PAID' };
const unfitting = { sortBy: 'colour', sortDesc: 'perhaps', limit: '7', offset: '-3', state: 'LOST' };

/** Two rows are enough to represent a page. */
export const listModel = defineModel(listMachineOf<{ readonly id: number }, string>(), {
  inputs: {
    plain: { ...start, detailSource: 'none' },
    opening: { ...start, detailSource: 'included', inAddress: { opened: {}, fits } },
    fetching: { ...start, detailSource: 'fetched' },
    shared: { ...start, detailSource: 'none', inAddress: { opened: shared, fits } },
    misled: { ...start, detailSource: 'none', inAddress: { opened: unfitting, fits } },
  },
  cases: {
    changeFilter: { one: { name: 'state', value: ['PAID'] }, none: { name: 'state', value: [] } },
    clearFilters: { plain: {} },
    sort: { other: { by: 'issued', descending: false }, turned: { by: 'number', descending: false } },
    setPageSize: { larger: { size: 25 }, smaller: { size: 10 }, unknown: { size: 7 } },
    next: { plain: {} },
    previous: { plain: {} },
    expand: { first: { id: 1 }, absent: { id: 9 } },
    collapse: { first: { id: 1 } },
    retryDetail: { first: { id: 1 } },
    retry: { plain: {} },
    refresh: { plain: {} },
    changeAddress: { bare: { address: {} }, shared: { address: shared }, unfitting: { address: unfitting } },
    detailLoaded: { first: { id: 1, detail: 'detail' }, absent: { id: 9, detail: 'detail' } },
    detailFailed: { first: { id: 1, failure: noAnswer.error } },
  },
  environment: {
    refresh: 'outside',
    changeAddress: 'outside',
    detailLoaded: 'fetchDetails',
    detailFailed: 'fetchDetails',
  },
  outcomes: {
    fetchPage: {
      full: page([1, 2], 12),
      few: page([1], 1),
      empty: page([], 0),
      beyondEnd: page([], 5),
      noAnswer,
      refused: refusal('FORBIDDEN'),
    },
    fetchDetails: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 40_000 },
  home: ['listing.shown', 'listing.unmatched', 'listing.empty'],
  invariants: {
    'the offset is a multiple of the page size': ({ context: { query } }) =>
      query.offset >= 0 && query.offset % query.limit === 0,
    'open rows are on the page': ({ context }) =>
      context.expanded.every((id) => context.rows.some((row) => row.id === id)),
    'details are kept only if they are fetched': ({ context }) =>
      context.detailSource === 'fetched' || Object.keys(context.details).length === 0,
    'a list whose query is in the address is sorted only by accepted columns': ({ context: { query, fits: known } }) =>
      known === null || known.sortBy.includes(query.sortBy),
    'a list without results has no rows': (snapshot) =>
      !(snapshot.matches({ listing: 'empty' }) || snapshot.matches({ listing: 'unmatched' })) ||
      snapshot.context.rows.length === 0,
    'filters are set in the state "unmatched" and are not set in the state "empty"': (snapshot) => {
      const isSet = Object.values(snapshot.context.query.filters).some((value) => value.length > 0);
      if (snapshot.matches({ listing: 'unmatched' })) return isSet;
      return !snapshot.matches({ listing: 'empty' }) || !isSet;
    },
  },
  scenarios: {
    'TBL-02: after a change of a filter, rows are fetched one time, after a pause': {
      input: 'plain',
      steps: ['fetchPage=full', 'changeFilter/one', 'changeFilter/none', 'after typing in listing.settling'],
      ends: 'listing.loading',
    },
    'TBL-02: a change of a filter while rows are fetched discards the older answer': {
      input: 'plain',
      steps: ['fetchPage=full', 'refresh', 'changeFilter/one'],
      ends: 'listing.settling',
      refuses: ['fetchPage=full'],
    },
    'TBL-01: the next page can be opened, except on the last page': {
      input: 'plain',
      steps: ['fetchPage=full', 'next', 'fetchPage=full'],
      ends: 'listing.shown',
      with: ({ query }) => query.offset === 10,
      refuses: ['next'],
    },
    'TBL-01: a change of a filter goes back to the first page': {
      input: 'plain',
      steps: ['fetchPage=full', 'next', 'fetchPage=full', 'changeFilter/one'],
      ends: 'listing.settling',
      with: ({ query }) => query.offset === 0,
    },
    'TBL-01: the last page is fetched if the requested page no longer exists': {
      input: 'plain',
      steps: ['fetchPage=full', 'next', 'fetchPage=beyondEnd'],
      ends: 'listing.loading',
      with: ({ query }) => query.offset === 0,
    },
    'TBL-01: only the page sizes of the selector are accepted': {
      input: 'plain',
      steps: ['fetchPage=full'],
      ends: 'listing.shown',
      refuses: ['setPageSize/unknown', 'setPageSize/smaller', 'previous', 'expand/first'],
    },
    'TBL-03: a list without rows has no sorting, filters or paging': {
      input: 'plain',
      steps: ['fetchPage=empty'],
      ends: 'listing.empty',
      refuses: ['changeFilter/one', 'clearFilters', 'sort/other', 'setPageSize/larger', 'next', 'previous'],
    },
    'TBL-03: a list with a single row cannot be filtered': {
      input: 'plain',
      steps: ['fetchPage=few'],
      ends: 'listing.shown',
      refuses: ['changeFilter/one'],
    },
    'TBL-03: sorting, filters and paging are not offered before the first answer': {
      input: 'shared',
      steps: [],
      ends: 'listing.loading',
      refuses: ['changeFilter/none', 'clearFilters', 'sort/turned', 'setPageSize/smaller', 'previous'],
    },
    'TBL-03: filters without results stay, and all of them can be cleared with one press': {
      input: 'plain',
      steps: [
        'fetchPage=full',
        'changeFilter/one',
        'after typing in listing.settling',
        'fetchPage=empty',
        'clearFilters',
      ],
      ends: 'listing.loading',
      effects: ['keepInAddress'],
      with: ({ query, filterable }) => query.filters['state']?.length === 0 && filterable,
    },
    'TBL-03: filters without results stay while the list is fetched again': {
      input: 'plain',
      steps: [
        'fetchPage=full',
        'changeFilter/one',
        'after typing in listing.settling',
        'fetchPage=empty',
        'changeFilter/none',
      ],
      ends: 'listing.settling',
      with: ({ filterable }) => filterable,
    },
    'TBL-03: there is no pager if all rows fit on the smallest page': {
      input: 'plain',
      steps: ['fetchPage=few'],
      ends: 'listing.shown',
      refuses: ['setPageSize/larger', 'next', 'previous'],
    },
    'TBL-03: a list that could not be fetched cannot be sorted or paged through': {
      input: 'plain',
      steps: ['fetchPage=full', 'next', 'fetchPage=noAnswer'],
      ends: 'failed',
      refuses: ['sort/other', 'setPageSize/larger', 'previous'],
    },
    'TBL-02: an address that another person shared opens the same list': {
      input: 'shared',
      steps: [],
      ends: 'listing.loading',
      with: ({ query }) =>
        query.sortBy === 'issued' &&
        !query.sortDesc &&
        query.limit === 25 &&
        query.offset === 25 &&
        query.filters['state']?.[0] === 'PAID',
    },
    'TBL-02: values in the address that do not fit the list are ignored': {
      input: 'misled',
      steps: ['fetchPage=full'],
      ends: 'listing.shown',
      with: ({ query, start: { sortBy, limit } }) =>
        query.sortBy === sortBy && query.sortDesc && query.limit === limit && query.offset === 0,
      refuses: ['changeAddress/bare', 'changeAddress/unfitting'],
    },
    'TBL-02: going back fetches the rows of the earlier query at once': {
      input: 'opening',
      steps: ['fetchPage=full', 'sort/other', 'fetchPage=full', 'changeAddress/bare'],
      ends: 'listing.loading',
      with: ({ query }) => query.sortBy === 'number' && query.sortDesc,
    },
    'TBL-02: going back while rows are fetched discards the answer for the newer query': {
      input: 'opening',
      steps: ['fetchPage=full', 'next', 'changeAddress/bare', 'fetchPage=full'],
      ends: 'listing.shown',
      with: ({ query }) => query.offset === 0,
    },
    'TBL-02: going back after a failure fetches the rows again': {
      input: 'opening',
      steps: ['fetchPage=full', 'sort/other', 'fetchPage=noAnswer', 'changeAddress/bare'],
      ends: 'listing.loading',
    },
    'TBL-02: an address that the list itself has set changes nothing': {
      input: 'shared',
      steps: ['fetchPage=full'],
      ends: 'listing.shown',
      refuses: ['changeAddress/shared'],
    },
    'TBL-02: a list that does not keep its query in the address ignores the address': {
      input: 'plain',
      steps: ['fetchPage=full'],
      ends: 'listing.shown',
      refuses: ['changeAddress/shared', 'changeAddress/bare'],
    },
    'HIS-02: an opened row fetches its detail, which can be fetched again after a failure': {
      input: 'fetching',
      steps: ['fetchPage=full', 'expand/first', 'detailFailed/first', 'retryDetail/first', 'detailLoaded/first'],
      ends: 'listing.shown',
      with: ({ details }) => details['1']?.state === 'loaded',
    },
    'TBL-02: the same query can be fetched again after a failure': {
      input: 'plain',
      steps: ['fetchPage=full', 'sort/other', 'fetchPage=noAnswer', 'retry'],
      ends: 'listing.loading',
      with: ({ query }) => query.sortBy === 'issued',
    },
  },
});
