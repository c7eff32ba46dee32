import { defineModel } from '../flow-model.ts';
import { listMachineOf } from './list.machine.ts';

const page = (ids: readonly number[], totalCount: number) => ({
  output: { items: ids.map((id) => ({ id })), totalCount },
});
const noAnswer = { name: 'NO_ANSWER', status: 0, metadata: {} };
const start = { sortBy: 'number', sortDesc: true, pageSize: 10 } as const;

/** Two rows of a page stand for all of them. */
export const listModel = defineModel(listMachineOf<{ readonly id: number }, string>(), {
  inputs: {
    plain: { ...start, detailSource: 'none' },
    opening: { ...start, detailSource: 'included' },
    fetching: { ...start, detailSource: 'fetched' },
  },
  cases: {
    changeFilter: { one: { name: 'state', value: ['PAID'] }, none: { name: 'state', value: [] } },
    sort: { other: { by: 'issued', descending: false }, turned: { by: 'number', descending: false } },
    setPageSize: { larger: { size: 25 }, smaller: { size: 10 }, unknown: { size: 7 } },
    next: { plain: {} },
    previous: { plain: {} },
    expand: { first: { id: 1 }, absent: { id: 9 } },
    collapse: { first: { id: 1 } },
    retryDetail: { first: { id: 1 } },
    retry: { plain: {} },
    refresh: { plain: {} },
    detailLoaded: { first: { id: 1, detail: 'detail' }, absent: { id: 9, detail: 'detail' } },
    detailFailed: { first: { id: 1, failure: noAnswer } },
  },
  environment: { refresh: 'outside', detailLoaded: 'fetchDetails', detailFailed: 'fetchDetails' },
  outcomes: {
    fetchPage: {
      full: page([1, 2], 12),
      empty: page([], 0),
      beyondEnd: page([], 5),
      noAnswer: { error: noAnswer },
      refused: { error: { name: 'FORBIDDEN', status: 403, metadata: {} } },
    },
    fetchDetails: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 40_000 },
  home: ['listing.shown', 'listing.empty'],
  invariants: {
    'the page begins on a page': ({ context: { query } }) => query.offset >= 0 && query.offset % query.limit === 0,
    'what is open is on the page': ({ context }) =>
      context.expanded.every((id) => context.rows.some((row) => row.id === id)),
    'only what can be fetched is awaited': ({ context }) =>
      context.detailSource === 'fetched' || Object.keys(context.details).length === 0,
    'an empty list has no rows': (snapshot) =>
      !snapshot.matches({ listing: 'empty' }) || snapshot.context.rows.length === 0,
  },
  scenarios: {
    'TBL-02: typing waits for a pause, then asks once': {
      input: 'plain',
      steps: ['fetchPage=full', 'changeFilter/one', 'changeFilter/none', 'after typing in listing.settling'],
      ends: 'listing.loading',
    },
    'TBL-02: a change while rows are fetched drops the older answer': {
      input: 'plain',
      steps: ['changeFilter/one'],
      ends: 'listing.settling',
      refuses: ['fetchPage=full'],
    },
    'TBL-01: the next page, and back': {
      input: 'plain',
      steps: ['fetchPage=full', 'next', 'fetchPage=full'],
      ends: 'listing.shown',
      with: ({ query }) => query.offset === 10,
      refuses: ['next'],
    },
    'TBL-01: a filter starts from the first page': {
      input: 'plain',
      steps: ['fetchPage=full', 'next', 'fetchPage=full', 'changeFilter/one'],
      ends: 'listing.settling',
      with: ({ query }) => query.offset === 0,
    },
    'TBL-01: a page that is gone gives the last one': {
      input: 'plain',
      steps: ['fetchPage=full', 'next', 'fetchPage=beyondEnd'],
      ends: 'listing.loading',
      with: ({ query }) => query.offset === 0,
    },
    'TBL-01: page sizes are those of the selector': {
      input: 'plain',
      steps: ['fetchPage=full'],
      ends: 'listing.shown',
      refuses: ['setPageSize/unknown', 'setPageSize/smaller', 'previous', 'expand/first'],
    },
    'HIS-02: a row opens to what is fetched; a failure has its own retry': {
      input: 'fetching',
      steps: ['fetchPage=full', 'expand/first', 'detailFailed/first', 'retryDetail/first', 'detailLoaded/first'],
      ends: 'listing.shown',
      with: ({ details }) => details['1']?.state === 'loaded',
    },
    'TBL-02: a failure can be tried again with the same question': {
      input: 'plain',
      steps: ['fetchPage=full', 'sort/other', 'fetchPage=noAnswer', 'retry'],
      ends: 'listing.loading',
      with: ({ query }) => query.sortBy === 'issued',
    },
  },
});
