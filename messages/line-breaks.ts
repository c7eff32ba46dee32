import { readLanguage } from './language.ts';

/** Matches a word that consists of one of these letters, with the space after it. */
const wordOf = (letters: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}-])([${letters}]) (?=\S)`, 'giu');

const shortWords = new Map<string, RegExp | null>();

/** Matches the words of one letter of a language, which must not end a line; null = it has no such words. */
function shortWordsOf(locale: string): RegExp | null {
  const kept = shortWords.get(locale);
  if (kept !== undefined) return kept;
  const { oneLetterWords } = readLanguage(locale);
  const words = oneLetterWords === '' ? null : wordOf(oneLetterWords);
  shortWords.set(locale, words);
  return words;
}

const unbroken = '\u00A0';

/** A number and the counted noun must be on the same line. */
const counts = /([#\d]) (?=\p{L})/gu;

/** The word for "number" and its digits must be on the same line. */
const figures = /(?<!\p{L})(č\.|nr\.?|no\.) (?=\{|\d)/giu;

/**
 * A text with non-breaking spaces where good typography of its language allows no line break. The files of texts do not
 * contain them, because nobody would see them there.
 */
export function withLineBreaks(locale: string, text: string): string {
  const words = shortWordsOf(locale);
  const bound = words === null ? text : text.replaceAll(words, `$1${unbroken}`);
  return bound.replaceAll(counts, `$1${unbroken}`).replaceAll(figures, `$1${unbroken}`);
}
