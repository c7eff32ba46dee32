import type { Failure } from '../failure.ts';

export type FilterValue = string | readonly string[];

/** The query of a list: plain JSON, so that it can be kept in an address or a storage. An empty filter value filters nothing. */
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

/** The names and values after the question mark of a page's address. */
export type Address = Readonly<Record<string, string>>;

/**
 * The values that a filter accepts from an address: those of an enumeration, an ISO day not after `latestDay`, or a
 * text that is typed, of at most `longest` characters.
 */
export type FilterKind = readonly string[] | { readonly latestDay: string } | { readonly longest: number };

/** The parts of an address that a list accepts: the columns that it can be sorted by, and its filters. */
export interface AddressFit {
  readonly sortBy: readonly string[];
  readonly filters: Readonly<Record<string, FilterKind>>;
}

/** Where the detail of an opened row comes from: rows do not open, the row contains it, or it is fetched. */
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
  /** For a list whose query is kept in the address of its page: the address that was opened, and what the list accepts of it. */
  readonly inAddress?: { readonly opened: Address; readonly fits: AddressFit };
}

export interface ListContext<Row extends ListRow, Detail> {
  readonly query: ListQuery;
  /** The query before the person chooses anything. */
  readonly start: ListQuery;
  /** What the list accepts from an address; null for a list that is not kept in one. */
  readonly fits: AddressFit | null;
  readonly rows: readonly Row[];
  /** The number of rows on all pages; null until the first answer. */
  readonly totalCount: number | null;
  /** Whether a filter can change what is shown, by the last answer: there were several rows, or a filter is set. */
  readonly filterable: boolean;
  /** Why the rows could not be fetched; null = no failure. */
  readonly failure: Failure | null;
  readonly detailSource: DetailSource;
  /** The ids of the open rows. */
  readonly expanded: readonly number[];
  /** Fetched details by the row's id. */
  readonly details: Readonly<Record<string, RowDetail<Detail>>>;
}

export type ListEvent<Detail> =
  | { readonly type: 'changeFilter'; readonly name: string; readonly value: FilterValue }
  /** The person takes all filters off. */
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
  /** The address of the page was changed by something else than the list: the back button, a link or typing. */
  | { readonly type: 'changeAddress'; readonly address: Address }
  | { readonly type: 'detailLoaded'; readonly id: number; readonly detail: Detail }
  | { readonly type: 'detailFailed'; readonly id: number; readonly failure: Failure };

/** What the `fetchDetails` actor gets; it answers with `detailLoaded` or `detailFailed`. */
export interface DetailRequest {
  readonly type: 'fetch';
  readonly id: number;
}
