/** Signs that are neither seen nor a break of the line: half a surrogate pair, what has no width, and control signs. */
const unseen = /[\p{Cs}\p{Default_Ignorable_Code_Point}]|(?![\t\n\r])\p{Cc}/gu;

/**
 * A text of several lines as it is read, however it was pasted: its breaks and blanks stay, what cannot be seen is left out.
 * A text of one line: `asLine`.
 */
export const asLines = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();
