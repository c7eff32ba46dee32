import * as v from 'valibot';
import { locales, type Locale } from '#contract/start-up-enumerations.ts';
import { browserStore } from './browser-store.ts';
import { createStored } from './stored.ts';

export const storedLocale = createStored(browserStore, 'linka.locale', 1, v.picklist(locales));

/**
 * The language that was chosen earlier, else the browser's, if the operator offers it; else the page's. The server has
 * put the offered ones into the page; without them all languages count as offered, and the server decides.
 */
export function preferredLocale({ lang, dataset }: HTMLElement): Locale {
  const offered = dataset['languages']?.split(' ') ?? locales;
  const wanted = [storedLocale.read(), ...navigator.languages.map((language) => language.slice(0, 2)), lang];
  const known = wanted.flatMap((language) => locales.filter((locale) => locale === language));
  return known.find((locale) => offered.includes(locale)) ?? 'cs';
}
