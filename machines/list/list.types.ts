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

/** The names and values after the question mark of a page's address. */
export type Address = Readonly<Record<string, string>>;

/** What a filter in an address may be: values of an enumeration, or an ISO day until the latest one. */
export type FilterKind = readonly string[] | { readonly latestDay: string };

/** What of an address fits a list: the columns that it may be sorted by, and its filters. */
export interface AddressFit {
  readonly sortBy: readonly string[];
  readonly filters: Readonly<Record<string, FilterKind>>;
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
  /** For a list that is kept in its page's address: the address as it was opened, and what of it fits. */
  readonly inAddress?: { readonly opened: Address; readonly fits: AddressFit };
}

export interface ListContext<Row extends ListRow, Detail> {
  readonly query: ListQuery;
  /** What is asked for where nothing was chosen. */
  readonly start: ListQuery;
  /** Null for a list that is not kept in an address. */
  readonly fits: AddressFit | null;
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
  /** The page has got another address than the list gave it: by the back button, a link, a hand. */
  | { readonly type: 'changeAddress'; readonly address: Address }
  | { readonly type: 'detailLoaded'; readonly id: number; readonly detail: Detail }
  | { readonly type: 'detailFailed'; readonly id: number; readonly failure: Failure };

/** What the `fetchDetails` actor is asked; it answers by `detailLoaded` or `detailFailed`. */
export interface DetailRequest {
  readonly type: 'fetch';
  readonly id: number;
}
