/** Letters whose accent is not a separate Unicode character, and how people type them on another keyboard. */
export const plainLetters: readonly (readonly [letter: string, typed: string])[] = [
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ø', 'o'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];

/** Combining accents in a decomposed text, as a character class for a regular expression. */
export const accents = String.raw`[\u0300-\u036f]`;

const everyAccent = new RegExp(accents, 'g');

/** A text in the form for searching: lower case and without accents. */
export const plainText = (text: string): string =>
  plainLetters.reduce(
    (plain, [letter, typed]) => plain.replaceAll(letter, typed),
    text.normalize('NFKD').replaceAll(everyAccent, '').toLowerCase(),
  );

/** The words of a search, each in the form of {@link plainText}. */
export const searchedWords = (typed: string): string[] =>
  plainText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
