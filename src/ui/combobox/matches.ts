import { plainText } from '#rules/plain-text.ts';

const wordsOf = (text: string): string[] => plainText(text).split(/[^\p{Letter}\p{Number}]+/u);

/** Whether each word that was typed is the beginning of a word of the text, as people type in a hurry. */
export function matches(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}
