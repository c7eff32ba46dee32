import type { Locale } from '#contract/enumerations.ts';
import { collatorOf } from './alphabet.ts';
import { sortLocaleOf } from './sort-locale.ts';

interface PageQuery {
  readonly limit: number;
  readonly offset: number;
  readonly sortBy?: string | undefined;
  readonly sortDesc?: boolean | undefined;
  readonly sortLocale?: string | undefined;
}

/**
 * One page of a short list that is in memory. The list is sorted by the value that `valueOf` returns for a column: texts
 * by the alphabet of `sortLocale`, or else of the answer's language; rows with equal values by id.
 */
export function pageOf<Item extends { readonly id: number }>(
  items: readonly Item[],
  query: PageQuery,
  locale: Locale,
  valueOf: (item: Item, column: string) => string | number,
  byDefault: string,
): { items: Item[]; totalCount: number } {
  const collator = collatorOf(sortLocaleOf(query, locale));
  const column = query.sortBy ?? byDefault;
  const compare = (one: Item, other: Item): number => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return order === 0 ? one.id - other.id : order;
  };
  const sorted = items.toSorted(compare);
  const directed = query.sortDesc === true ? sorted.toReversed() : sorted;
  return { items: directed.slice(query.offset, query.offset + query.limit), totalCount: items.length };
}
