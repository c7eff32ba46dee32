import { parseAccept } from 'hono/utils/accept';
import type { Locale } from '#contract/enumerations.ts';
import type { OfferedLanguages } from '#rules/offered-languages.ts';
import { BoundedMap } from '../cache/bounded-map.ts';

const preferredByHeader = new BoundedMap<string, readonly string[]>(1000);

/** The languages of an Accept-Language header, the most preferred first. */
function preferredBy(header: string): readonly string[] {
  const kept = preferredByHeader.get(header);
  if (kept !== undefined) return kept;
  const preferred = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '');
  preferredByHeader.set(header, preferred);
  return preferred;
}

/**
 * The most preferred language of an Accept-Language header that the operator offers; null = the operator offers no
 * language of the header.
 */
export function preferredLocaleOf(header: string | undefined, offered: OfferedLanguages): Locale | null {
  for (const preferred of header === undefined ? [] : preferredBy(header)) {
    const locale = offered.find((language) => language === preferred);
    if (locale !== undefined) return locale;
  }
  return null;
}

/**
 * The language for an Accept-Language header: the preferred language if it is offered, else the operator's default
 * language.
 */
export const localeOf = (header: string | undefined, offered: OfferedLanguages): Locale =>
  preferredLocaleOf(header, offered) ?? offered[0];
