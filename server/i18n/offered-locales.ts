import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import { locales } from '../../contract/enumerations.ts';
import type { Locale } from '../../contract/enumerations.ts';

/** The languages of the shop, the default one first; only that one when the operator has switched the others off. */
export function offeredLocales({
  defaultLanguage,
  multiLocalization,
}: Pick<SystemConfiguration, 'defaultLanguage' | 'multiLocalization'>): readonly Locale[] {
  const others = multiLocalization ? locales.filter((locale) => locale !== defaultLanguage) : [];
  return [defaultLanguage, ...others];
}
