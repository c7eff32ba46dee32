/** Half a surrogate pair, and signs that cannot be seen or that turn the direction of the text around them. */
const unseen = /[\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const blanks = /[\p{Cc}\s]+/gu;

/**
 * A text as it is read in one line, however it was pasted: any white space between words is one blank, and what cannot be
 * seen is left out, so that two texts that look the same are the same.
 */
export const asLine = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(blanks, ' ').normalize('NFC').trim();
