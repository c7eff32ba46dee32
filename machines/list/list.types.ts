import type { Failure } from '../failure.ts';

export type FilterValue = string | readonly string[];

/** What is asked for: plain data, so that it may lie in an address or a storage. An empty filter filters nothing. */
export interface ListQuery {
  readonly offset: number;
  readonly limit: number;
  readonly sortBy: string;
  readonly sortDesc: boolean;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

/** One page, and how many rows there are on all pages. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
}

export interface ListRow {
  readonly id: number;
}

/** What a row opens to: nothing, something that the row holds already, or something to be fetched. */
export type DetailSource = 'none' | 'included' | 'fetched';

export type RowDetail<Detail> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly detail: Detail }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface ListInput {
  readonly detailSource: DetailSource;
  readonly sortBy: string;
  readonly sortDesc: boolean;
  readonly filters?: ListQuery['filters'];
  readonly pageSize?: number;
}

export interface ListContext<Row extends ListRow, Detail> {
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  /** Null before the first page has come. */
  readonly totalCount: number | null;
  readonly failure: Failure | null;
  readonly detailSource: DetailSource;
  /** The rows that are open, by their ids. */
  readonly expanded: readonly number[];
  /** Fetched details by the row's id. */
  readonly details: Readonly<Record<string, RowDetail<Detail>>>;
}

export type ListEvent<Detail> =
  | { readonly type: 'changeFilter'; readonly name: string; readonly value: FilterValue }
  | { readonly type: 'sort'; readonly by: string; readonly descending: boolean }
  | { readonly type: 'setPageSize'; readonly size: number }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'expand'; readonly id: number }
  | { readonly type: 'collapse'; readonly id: number }
  | { readonly type: 'retryDetail'; readonly id: number }
  | { readonly type: 'retry' }
  /** What the list shows has changed elsewhere. */
  | { readonly type: 'refresh' }
  | { readonly type: 'detailLoaded'; readonly id: number; readonly detail: Detail }
  | { readonly type: 'detailFailed'; readonly id: number; readonly failure: Failure };

/** What the `fetchDetails` actor is asked; it answers by `detailLoaded` or `detailFailed`. */
export interface DetailRequest {
  readonly type: 'fetch';
  readonly id: number;
}
