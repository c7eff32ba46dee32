import { locales } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';

/**
 * The language whose alphabet sorts a list: `sortLocale` if the shop has this language, else the language of the answer.
 */
export const sortLocaleOf = ({ sortLocale }: { readonly sortLocale?: string | undefined }, locale: Locale): Locale => {
  const [language] = (sortLocale ?? '').toLowerCase().split('-');
  return locales.find((known) => known === language) ?? locale;
};
