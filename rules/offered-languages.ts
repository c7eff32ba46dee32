import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';

/** At least the default language, which is the first one. */
export type OfferedLanguages = readonly [Locale, ...Locale[]];

type LanguageFlags = Pick<SystemConfiguration, 'defaultLanguage' | 'multiLocalization' | 'supportedLanguages'>;

/** The languages of the shop, the default one first; only that one when the operator has switched the others off. */
export function offeredLanguages({
  defaultLanguage,
  multiLocalization,
  supportedLanguages,
}: LanguageFlags): OfferedLanguages {
  const others = multiLocalization ? supportedLanguages.filter((language) => language !== defaultLanguage) : [];
  return [defaultLanguage, ...new Set(others)];
}

/** The wanted language if the shop offers it, else the default one. */
export const offeredLanguage = (offered: OfferedLanguages, wanted: Locale): Locale =>
  offered.includes(wanted) ? wanted : offered[0];
