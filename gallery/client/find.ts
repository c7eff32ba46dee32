import type { SearchEntry } from '../search-entry.ts';

/** Capitals and accents do not matter. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The entries that contain every word of the query, in their order; none if the query has fewer than two letters. The
 * number of a requirement finds the requirement, and everything that names it.
 */
export function find(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  return entries.filter(({ name, about, numbers }) => {
    const text = plain([name, about, ...numbers].join(' '));
    return words.every((word) => text.includes(word));
  });
}
