import { parseAccept } from 'hono/utils/accept';
import type { Locale } from '../../contract/enumerations.ts';
import type { OfferedLanguages } from '../../rules/offered-languages.ts';
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

/** The language for an Accept-Language header: the most wanted one that the operator offers, else the default one. */
export function localeOf(header: string | undefined, offered: OfferedLanguages): Locale {
  for (const wanted of header === undefined ? [] : wantedBy(header)) {
    const locale = offered.find((language) => language === wanted);
    if (locale !== undefined) return locale;
  }
  return offered[0];
}
