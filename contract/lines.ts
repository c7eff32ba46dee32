/**
 * Invisible characters that are not line breaks: half a surrogate pair, characters without width, and control
 * characters.
 */
const unseen = /[\p{Cs}\p{Default_Ignorable_Code_Point}]|(?![\t\n\r])\p{Cc}/gu;

/**
 * Normalises a text of several lines: line breaks and spaces stay, invisible characters are removed. For a text of one
 * line use `asLine`.
 */
export const asLines = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();
