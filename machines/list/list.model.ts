import { noAnswer, refusal } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { listMachineOf } from './list.machine.ts';

const page = (ids: readonly number[], totalCount: number) => ({
  output: { items: ids.map((id) => ({ id })), totalCount },
});
const start = { sortBy: 'number', sortDesc: true, pageSize: 10 } as const;
const fits = { sortBy: ['number', 'issued'], filters: { state: ['PENDING', 'PAID'] } };
const shared = { sortBy: 'issued', sortDesc: 'false', limit: '25', offset: '25', state: 'PAID' };
const unfitting = { sortBy: 'colour', sortDesc: 'perhaps', limit: '7', offset: '-3', state: 'LOST' };

/** Two rows of a page stand for all of them. */
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
      empty: page([], 0),
      beyondEnd: page([], 5),
      noAnswer,
      refused: refusal('FORBIDDEN'),
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
    'what an address asks for is kept to what fits': ({ context: { query, fits: known } }) =>
      known === null || known.sortBy.includes(query.sortBy),
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
    'TBL-02: a shared address gives the same list': {
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
    'TBL-02: what in an address does not fit is ignored': {
      input: 'misled',
      steps: ['fetchPage=full'],
      ends: 'listing.shown',
      with: ({ query, start: { sortBy, limit } }) =>
        query.sortBy === sortBy && query.sortDesc && query.limit === limit && query.offset === 0,
      refuses: ['changeAddress/bare', 'changeAddress/unfitting'],
    },
    'TBL-02: going back asks the older question anew, without a pause': {
      input: 'opening',
      steps: ['fetchPage=full', 'sort/other', 'fetchPage=full', 'changeAddress/bare'],
      ends: 'listing.loading',
      with: ({ query }) => query.sortBy === 'number' && query.sortDesc,
    },
    'TBL-02: going back while rows are fetched drops the answer to the newer question': {
      input: 'opening',
      steps: ['fetchPage=full', 'next', 'changeAddress/bare', 'fetchPage=full'],
      ends: 'listing.shown',
      with: ({ query }) => query.offset === 0,
    },
    'TBL-02: going back after a failure asks again': {
      input: 'opening',
      steps: ['fetchPage=full', 'sort/other', 'fetchPage=noAnswer', 'changeAddress/bare'],
      ends: 'listing.loading',
    },
    'TBL-02: the address that the list has given itself changes nothing': {
      input: 'shared',
      steps: ['fetchPage=full'],
      ends: 'listing.shown',
      refuses: ['changeAddress/shared'],
    },
    'TBL-02: a list that is not kept in the address does not follow it': {
      input: 'plain',
      steps: ['fetchPage=full'],
      ends: 'listing.shown',
      refuses: ['changeAddress/shared', 'changeAddress/bare'],
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
