import * as v from 'valibot';
import { locales, type Locale } from '#contract/start-up-enumerations.ts';
import { browserStore } from './browser-store.ts';
import { createStored } from './stored.ts';

export const storedLocale = createStored(browserStore, 'linka.locale', 1, v.picklist(locales));

/**
 * The first of these languages that the operator offers: the language that was chosen earlier, the browser's languages,
 * the page's language. The server has put the offered languages into the page. Without this list, all languages count as
 * offered, and the server decides.
 */
export function preferredLocale({ lang, dataset }: HTMLElement): Locale {
  const offered = dataset['languages']?.split(' ') ?? locales;
  const preferred = [storedLocale.read(), ...navigator.languages.map((language) => language.slice(0, 2)), lang];
  const known = preferred.flatMap((language) => locales.filter((locale) => locale === language));
  return known.find((locale) => offered.includes(locale)) ?? 'cs';
}
