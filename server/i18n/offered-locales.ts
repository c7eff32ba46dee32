import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import { locales } from '../../contract/enumerations.ts';
import type { Locale } from '../../contract/enumerations.ts';

/** The default language first; only that one where the operator switched the others off. */
export function offeredLocales({
  defaultLanguage,
  multiLocalization,
}: Pick<SystemConfiguration, 'defaultLanguage' | 'multiLocalization'>): readonly Locale[] {
  const others = multiLocalization ? locales.filter((locale) => locale !== defaultLanguage) : [];
  return [defaultLanguage, ...others];
}
