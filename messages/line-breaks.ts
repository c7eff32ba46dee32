/** A word that is one of these letters. */
const wordOf = (letters: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}-])([${letters}]) (?=\S)`, 'giu');

/** The words of one letter that belong to the next word and may not end a line, by language. */
const shortWords: Readonly<Partial<Record<string, RegExp>>> = {
  cs: wordOf('aikosuvz'),
  sk: wordOf('aikosuvz'),
  pl: wordOf('aiouwz'),
};

const unbroken = '\u00A0';

/** A number stays with what it counts. */
const counts = /([#\d]) (?=\p{L})/gu;

/** The word for "number" stays with its figure. */
const figures = /(?<!\p{L})(č\.|nr\.?|no\.) (?=\{|\d)/giu;

/**
 * A text with unbroken spaces where good print in its language breaks no line. They are not written in the texts, since
 * nobody would see them there.
 */
export function withLineBreaks(locale: string, text: string): string {
  const words = shortWords[locale];
  const bound = words === undefined ? text : text.replaceAll(words, `$1${unbroken}`);
  return bound.replaceAll(counts, `$1${unbroken}`).replaceAll(figures, `$1${unbroken}`);
}
