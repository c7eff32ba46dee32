import { parseAccept } from 'hono/utils/accept';
import { locales } from '../../contract/enumerations.ts';
import type { Locale } from '../../contract/enumerations.ts';
import { BoundedMap } from '../cache/bounded-map.ts';

const isLocale = (tag: string): tag is Locale => locales.some((locale) => locale === tag);
const known = new BoundedMap<string, Locale>(1000);

/** The language for an Accept-Language header: the most wanted one that the shop has, else Czech. */
export function localeOf(header: string | undefined): Locale {
  if (header === undefined) return 'cs';
  const kept = known.get(header);
  if (kept !== undefined) return kept;
  const wanted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '');
  const locale = wanted.find(isLocale) ?? 'cs';
  known.set(header, locale);
  return locale;
}
