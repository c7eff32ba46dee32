import type { FilterValue, ListContext, ListPage, ListQuery, ListRow } from './list.types.ts';

const smallestPageSize = 10;
export const pageSizes: readonly number[] = [smallestPageSize, 25, 50, 100];

/** Every change of the query except a change of the page starts from the first page. */
export const withFilter = (query: ListQuery, name: string, value: FilterValue): ListQuery => ({
  ...query,
  offset: 0,
  filters: { ...query.filters, [name]: value },
});

export const sorted = (query: ListQuery, by: string, descending: boolean): ListQuery => ({
  ...query,
  offset: 0,
  sortBy: by,
  sortDesc: descending,
});

export const resized = (query: ListQuery, limit: number): ListQuery => ({ ...query, offset: 0, limit });

export const turned = (query: ListQuery, pages: 1 | -1): ListQuery => ({
  ...query,
  offset: Math.max(0, query.offset + pages * query.limit),
});

/** Whether the requested page is beyond the last row, because rows were deleted. */
export const isBeyondEnd = ({ offset }: ListQuery, { items, totalCount }: ListPage<unknown>): boolean =>
  items.length === 0 && totalCount > 0 && offset > 0;

/** The query of the last page that exists. */
export function lastPage(query: ListQuery, totalCount: number): ListQuery {
  const last = Math.floor((totalCount - 1) / query.limit) * query.limit;
  return { ...query, offset: Math.max(0, Math.min(last, query.offset - query.limit)) };
}

export const activeFilters = ({ filters }: ListQuery): Readonly<Record<string, FilterValue>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value.length > 0));

export const isFiltered = (query: ListQuery): boolean => Object.keys(activeFilters(query)).length > 0;

/** The query without any filter. */
export const unfiltered = (query: ListQuery): ListQuery => ({
  ...query,
  offset: 0,
  filters: Object.fromEntries(
    Object.entries(query.filters).map(([name, value]) => [name, typeof value === 'string' ? '' : []]),
  ),
});

/** Whether there are more rows than the smallest page can show. With fewer rows, all page sizes show the same rows. */
export const isPaged = ({ totalCount }: Pick<ListContext<ListRow, unknown>, 'totalCount'>): boolean =>
  (totalCount ?? 0) > smallestPageSize;
