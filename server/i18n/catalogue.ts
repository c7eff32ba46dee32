import type { Locale } from '../../contract/enumerations.ts';
import { compileMessages, readMessages, readVisitorMessages } from '../../messages/compile.ts';

/** A locale's messages by key: a plain text, or the parsed form of one with arguments. */
export type Catalogue = ReturnType<typeof compileMessages>;

const fallbackLocale: Locale = 'cs';
const loaded = new Map<Locale, Catalogue>();

/** The messages of a locale, read once; a missing key has the Czech text. Throws when a message is not valid ICU. */
export function catalogue(locale: Locale): Catalogue {
  const kept = loaded.get(locale) ?? compileMessages({ ...readMessages(fallbackLocale), ...readMessages(locale) });
  loaded.set(locale, kept);
  return kept;
}

/** The messages of start-up and of the pages before log-in. */
export const visitorCatalogue = (locale: Locale): Catalogue =>
  compileMessages({ ...readVisitorMessages(fallbackLocale), ...readVisitorMessages(locale) });
