import type { Locale } from '#contract/enumerations.ts';
import {
  compileForPages,
  compileMessages,
  readDeskMessages,
  readMessages,
  readPassMessages,
  readTesterMessages,
  readTrailMessages,
  readVisitorMessages,
} from '#messages/compile.ts';

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

const ofPages = new Map<Locale, Catalogue>();

/** All messages of a language, compiled for the pages; cached. */
export function pageCatalogue(locale: Locale): Catalogue {
  const kept =
    ofPages.get(locale) ?? compileForPages(locale, { ...readMessages(fallbackLocale), ...readMessages(locale) });
  ofPages.set(locale, kept);
  return kept;
}

/**
 * The messages for customers' pages: without the messages of the operator's desk and of the testers' flow map, and
 * without the messages that the pages of passes and of the trail load from separate files.
 */
export function customerCatalogue(locale: Locale): Catalogue {
  const left = {
    ...readDeskMessages(locale),
    ...readTesterMessages(locale),
    ...readPassMessages(locale),
    ...readTrailMessages(locale),
  };
  return Object.fromEntries(Object.entries(pageCatalogue(locale)).filter(([key]) => !(key in left)));
}

/** The messages of start-up and of the pages before log-in, compiled for the pages. */
export const visitorCatalogue = (locale: Locale): Catalogue =>
  compileForPages(locale, { ...readVisitorMessages(fallbackLocale), ...readVisitorMessages(locale) });
