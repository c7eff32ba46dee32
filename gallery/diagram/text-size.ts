/** Glyph widths of the Helvetica family in thousandths of the font size. A glyph that is not listed is as wide as a digit. */
const widths: Readonly<Record<number, string>> = {
  222: 'ijl',
  278: ' !,./:;I[]\\ft',
  333: '()-`r',
  500: 'Jcksvxyz',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  944: 'W',
};

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, glyphs]) => glyphs.split('').map((glyph) => [glyph, Number(width)])),
);

/** A factor for fonts that are wider than Helvetica. */
const allowance = 1.06;

/** The greatest possible width of a line of text, in pixels. */
export const textWidth = (text: string, size: number, weight: 'normal' | 'bold' = 'normal'): number => {
  const units = text.split('').reduce((sum, glyph) => sum + (widthOf.get(glyph) ?? 556), 0);
  return (units / 1000) * size * allowance * (weight === 'bold' ? 1.07 : 1);
};

/** Breaks a text at spaces into lines of at most `width` pixels. A longer word has a line of its own. */
export const wrap = (text: string, size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const last = lines.pop();
    const longer = `${last} ${word}`;
    if (last === undefined) lines.push(word);
    else if (textWidth(longer, size) <= width) lines.push(longer);
    else lines.push(last, word);
  }
  return lines;
};
