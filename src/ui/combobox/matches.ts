/** Without case and accents, as people type in a hurry. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    // The Polish ł has no accent that could be taken off.
    .replaceAll(/[łŁ]/gu, 'l')
    .toLowerCase();

/** Whether each word that was typed is the beginning of a word of the text. */
export function matches(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{Letter}\p{Number}]+/u);
  return plain(typed)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}
