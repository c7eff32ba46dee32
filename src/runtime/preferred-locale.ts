import * as v from 'valibot';
import { locales, type Locale } from '../../contract/enumerations.ts';
import { createStored } from './stored.ts';

export const storedLocale = (storage: Storage) => createStored(storage, 'linka.locale', 1, v.picklist(locales));

/** The language that was chosen earlier, else the browser's, else Czech. */
export function preferredLocale(storage: Storage): Locale {
  const chosen = storedLocale(storage).read();
  if (chosen !== null) return chosen;
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.flatMap((language) => locales.filter((locale) => locale === language))[0] ?? 'cs';
}
