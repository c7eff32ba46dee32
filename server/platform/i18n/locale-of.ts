import { parseAccept } from 'hono/utils/accept';
import type { Locale } from '#contract/enumerations.ts';
import type { OfferedLanguages } from '#rules/offered-languages.ts';
import { BoundedMap } from '../cache/bounded-map.ts';

const known = new BoundedMap<string, readonly string[]>(1000);

/** The languages of an Accept-Language header, the most wanted first. */
function wantedBy(header: string): readonly string[] {
  const kept = known.get(header);
  if (kept !== undefined) return kept;
  const wanted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '');
  known.set(header, wanted);
  return wanted;
}

/** The most wanted language of an Accept-Language header that the operator offers; null = it names none of them. */
export function wantedLocaleOf(header: string | undefined, offered: OfferedLanguages): Locale | null {
  for (const wanted of header === undefined ? [] : wantedBy(header)) {
    const locale = offered.find((language) => language === wanted);
    if (locale !== undefined) return locale;
  }
  return null;
}

/** The language for an Accept-Language header: the wanted one, else the operator's default one. */
export const localeOf = (header: string | undefined, offered: OfferedLanguages): Locale =>
  wantedLocaleOf(header, offered) ?? offered[0];
