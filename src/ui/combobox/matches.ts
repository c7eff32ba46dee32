import { plainText } from '#rules/plain-text.ts';

const wordsOf = (text: string): string[] => plainText(text).split(/[^\p{Letter}\p{Number}]+/u);

/**
 * Whether each typed word is the beginning of a word of the text, because people in a hurry type only the beginnings.
 */
export function matches(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}
