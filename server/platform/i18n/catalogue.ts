import type { Locale } from '#contract/enumerations.ts';
import { compileMessages, readMessages } from '#messages/compile.ts';
import { readScope } from '#messages/scopes.ts';

/** A locale's messages by key: a plain text, or a parsed message if it has arguments. */
export type Catalogue = ReturnType<typeof compileMessages>;

const fallbackLocale: Locale = 'cs';
const loaded = new Map<Locale, Catalogue>();

/**
 * The messages of a locale; the file is read only one time. A missing message is replaced by the Czech message. Throws
 * when a message is not valid ICU.
 */
export function catalogue(locale: Locale): Catalogue {
  const kept = loaded.get(locale) ?? compileMessages({ ...readMessages(fallbackLocale), ...readMessages(locale) });
  loaded.set(locale, kept);
  return kept;
}

/** The texts of start-up and of the pages before log-in, compiled for the pages. */
export const visitorCatalogue = (locale: Locale): Catalogue => compileMessages(readScope(locale, 'visitor'));
