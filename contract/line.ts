/** Half a surrogate pair, invisible characters, and characters that change the direction of the text around them. */
const unseen = /[\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const blanks = /[\p{Cc}\s]+/gu;

/**
 * Normalises a text of one line: white space between words becomes one space, and invisible characters are removed, so
 * that two texts that look the same are equal.
 */
export const asLine = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(blanks, ' ').normalize('NFC').trim();
