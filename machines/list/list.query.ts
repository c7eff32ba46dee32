import type { FilterValue, ListPage, ListQuery } from './list.types.ts';

export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** Each change but turning a page starts from the first page. */
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

/** The rows have become fewer and the asked page lies beyond their end. */
export const isBeyondEnd = ({ offset }: ListQuery, { items, totalCount }: ListPage<unknown>): boolean =>
  items.length === 0 && totalCount > 0 && offset > 0;

/** The last page that is there, which is before the asked one. */
export function lastPage(query: ListQuery, totalCount: number): ListQuery {
  const last = Math.floor((totalCount - 1) / query.limit) * query.limit;
  return { ...query, offset: Math.max(0, Math.min(last, query.offset - query.limit)) };
}

/** The filters that filter something. */
export const activeFilters = ({ filters }: ListQuery): Readonly<Record<string, FilterValue>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value.length > 0));
