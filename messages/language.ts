import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const textOf = (locale: string, file: string): string =>
  readFileSync(join(import.meta.dirname, locale, 'language', file), 'utf8');

/** What the shop must know about a language besides its texts. */
export interface Language {
  /** Its name in the language itself. */
  readonly name: string;
  /** How its alphabet differs from the order of ICU, as rules of a collation; the rules of CLDR. */
  readonly alphabet: string;
  /** The words of one letter, which must not end a line. */
  readonly oneLetterWords: string;
}

export const readLanguage = (locale: string): Language => JSON.parse(textOf(locale, 'language.json')) as Language;

/** The flag of a language, an SVG image as the address of an image. */
export const readFlag = (locale: string): string =>
  `data:image/svg+xml,${encodeURIComponent(textOf(locale, 'flag.svg').replaceAll(/\n\s*/g, ''))}`;

/** The names of the operator's example data in a language: for each kind, the names by their codes. */
export const readExampleNames = (locale: string): Record<string, Record<string, string>> =>
  JSON.parse(textOf(locale, 'example-names.json')) as Record<string, Record<string, string>>;
