/** Letters that no accent can be taken off, and how people type them in a hurry. */
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

/** The accents beside the letters of a decomposed text, as a character class of a regular expression. */
export const accents = String.raw`[\u0300-\u036f]`;

const everyAccent = new RegExp(accents, 'g');

/** A text to search in or for: without case and accents, however they are encoded. */
export const plainText = (text: string): string =>
  plainLetters.reduce(
    (plain, [letter, typed]) => plain.replaceAll(letter, typed),
    text.normalize('NFKD').replaceAll(everyAccent, '').toLowerCase(),
  );

/** The words that are searched for, as {@link plainText}. */
export const searchedWords = (typed: string): string[] =>
  plainText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
