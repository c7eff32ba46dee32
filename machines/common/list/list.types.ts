import type { Failure } from '../failure.ts';

export type FilterValue = string | readonly string[];

/** The query of a list: plain JSON, so that an address or a storage can keep it. An empty value filters no rows out. */
export interface ListQuery {
  /** The number of rows before the page; a multiple of `limit`. */
  readonly offset: number;
  /** The page size in rows. */
  readonly limit: number;
  readonly sortBy: string;
  readonly sortDesc: boolean;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

/** The rows of one page, and the number of rows on all pages. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
}

export interface ListRow {
  readonly id: number;
}

/** The parameters in the query of a page's address, by name. */
export type Address = Readonly<Record<string, string>>;

/**
 * The values that a filter accepts from an address: values of an enumeration, an ISO day not after `latestDay`, or a
 * typed text of at most `longest` characters.
 */
export type FilterKind = readonly string[] | { readonly latestDay: string } | { readonly longest: number };

/** The parts of an address that a list accepts: the columns that it can be sorted by, and its filters. */
export interface AddressFit {
  readonly sortBy: readonly string[];
  readonly filters: Readonly<Record<string, FilterKind>>;
}

/**
 * Where the detail of an opened row comes from. `none`: rows cannot be opened. `included`: the row contains it.
 * `fetched`: it is fetched.
 */
export type DetailSource = 'none' | 'included' | 'fetched';

export type RowDetail<Detail> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly detail: Detail }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface ListInput {
  readonly detailSource: DetailSource;
  readonly sortBy: string;
  readonly sortDesc: boolean;
  readonly pageSize?: number;
  /**
   * For a list whose query is kept in the address of its page: the address that was opened, and the values that the list
   * accepts from it.
   */
  readonly inAddress?: { readonly opened: Address; readonly fits: AddressFit };
}

export interface ListContext<Row extends ListRow, Detail> {
  readonly query: ListQuery;
  /** The query before the person changes it. */
  readonly start: ListQuery;
  /** The values that the list accepts from an address; null for a list that does not keep its query in the address. */
  readonly fits: AddressFit | null;
  readonly rows: readonly Row[];
  /** The number of rows on all pages; null until the first answer. */
  readonly totalCount: number | null;
  /** Whether a filter can change the shown rows: the last answer had several rows, or a filter is set. */
  readonly filterable: boolean;
  /** Why the rows could not be fetched; null = no failure. */
  readonly failure: Failure | null;
  readonly detailSource: DetailSource;
  /** The ids of the open rows. */
  readonly expanded: readonly number[];
  /** The fetched details, by the id of their row. */
  readonly details: Readonly<Record<string, RowDetail<Detail>>>;
}

export type ListEvent<Detail> =
  | { readonly type: 'changeFilter'; readonly name: string; readonly value: FilterValue }
  /** The person clears all filters. */
  | { readonly type: 'clearFilters' }
  | { readonly type: 'sort'; readonly by: string; readonly descending: boolean }
  | { readonly type: 'setPageSize'; readonly size: number }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'expand'; readonly id: number }
  | { readonly type: 'collapse'; readonly id: number }
  | { readonly type: 'retryDetail'; readonly id: number }
  | { readonly type: 'retry' }
  /** The rows may have changed on the server. */
  | { readonly type: 'refresh' }
  /** The address of the page was changed, but not by the list: by the back button, a link or typing. */
  | { readonly type: 'changeAddress'; readonly address: Address }
  | { readonly type: 'detailLoaded'; readonly id: number; readonly detail: Detail }
  | { readonly type: 'detailFailed'; readonly id: number; readonly failure: Failure };

/** A request to the `fetchDetails` actor, which answers with `detailLoaded` or `detailFailed`. */
export interface DetailRequest {
  readonly type: 'fetch';
  readonly id: number;
}
