import type { Invoice } from '#contract/entities/invoice.ts';
import { decorate, heightOf, part, write } from './paper.ts';
import type { Paper } from './paper.ts';
import { colours, sheet } from './sheet.ts';
import { drawLines } from './text.ts';
import type { TextStyle } from './text.ts';

const noteStyle: TextStyle = { size: 9, colour: colours.soft };

/** The height of the note, in points. */
export const heightOfNote = (paper: Paper, { note }: Invoice): number => heightOf(paper, note, sheet.width, noteStyle);

/** Numbers the pages of a document with several pages. */
function numberPages(paper: Paper): void {
  const { document } = paper;
  const { count } = document.bufferedPageRange();
  const pages = count > 1 ? Array.from({ length: count }, (_, page) => page) : [];
  for (const page of pages) {
    document.switchToPage(page);
    const text = `${String(page + 1)} / ${String(count)}`;
    const place = { x: sheet.left, y: 806, width: sheet.width };
    decorate(paper, () => drawLines(document, [text], place, { ...noteStyle, align: 'right' }));
  }
}

/** Writes the note at the end and the page numbers. */
export function writeEnd(paper: Paper, { note }: Invoice): void {
  const section = part(paper, 'Sect');
  write(paper, note, { x: sheet.left, y: paper.y, width: sheet.width }, noteStyle, section);
  numberPages(paper);
}
