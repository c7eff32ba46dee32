import { locales, type Locale } from './start-up-enumerations.ts';

/** A record with a value for each language. */
export const inEachLanguage = <Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;
