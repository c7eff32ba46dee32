/** Matches a word that consists of one of these letters, with the space after it. */
const wordOf = (letters: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}-])([${letters}]) (?=\S)`, 'giu');

/** For each language: the words of one letter, which must not end a line. */
const shortWords: Readonly<Partial<Record<string, RegExp>>> = {
  cs: wordOf('aikosuvz'),
  sk: wordOf('aikosuvz'),
  pl: wordOf('aiouwz'),
};

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
  const words = shortWords[locale];
  const bound = words === undefined ? text : text.replaceAll(words, `$1${unbroken}`);
  return bound.replaceAll(counts, `$1${unbroken}`).replaceAll(figures, `$1${unbroken}`);
}
