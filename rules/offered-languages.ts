import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';

/** At least one language; the first is the default language. */
export type OfferedLanguages = readonly [Locale, ...Locale[]];

type LanguageFlags = Pick<SystemConfiguration, 'defaultLanguage' | 'multiLocalization' | 'supportedLanguages'>;

/**
 * The languages of the shop, the default language first. If the operator has switched the other languages off, the
 * result is only the default language.
 */
export function offeredLanguages({
  defaultLanguage,
  multiLocalization,
  supportedLanguages,
}: LanguageFlags): OfferedLanguages {
  const others = multiLocalization ? supportedLanguages.filter((language) => language !== defaultLanguage) : [];
  return [defaultLanguage, ...new Set(others)];
}

/** The requested language if the shop offers it, otherwise the default language. */
export const offeredLanguage = (offered: OfferedLanguages, requested: Locale): Locale =>
  offered.includes(requested) ? requested : offered[0];
