import type { Invoice } from '#contract/entities/invoice.ts';
import { makeRoom, part, rule } from './paper.ts';
import type { Paper } from './paper.ts';
import { colours, sheet } from './sheet.ts';
import { heightOfHeadings, heightOfRow, repeatHeadings, widthsOf, writeHeadings, writeRow } from './table.ts';

const space = 6;

/**
 * Writes the items. A row is never split between pages, and each page repeats the headings. The last item is on one page
 * with the content after the items, which is `following` points high.
 */
export function writeItems(paper: Paper, { items: { headings, rows } }: Invoice, following: number): void {
  const [, ...numbers] = widthsOf(paper, { headings, rows });
  const name = sheet.width - numbers.reduce((sum, width) => sum + width, 0);
  const grid = { left: sheet.left, widths: [name, ...numbers] };
  const table = part(paper, 'Table');
  const heightOfItem = (row: (typeof rows)[number]): number => heightOfRow(paper, grid, row) + 2 * space;
  const underHeadings = () => {
    paper.y += space;
    rule(paper, paper.y, colours.ink);
    paper.y += space;
  };
  const [first] = rows;
  if (first !== undefined) makeRoom(paper, heightOfHeadings(paper, grid, headings) + 2 * space + heightOfItem(first));
  writeHeadings(paper, grid, headings, table);
  underHeadings();
  for (const [index, row] of rows.entries()) {
    const isLast = index > 0 && index === rows.length - 1;
    if (makeRoom(paper, heightOfItem(row) + (isLast ? following : 0))) {
      repeatHeadings(paper, grid, headings);
      underHeadings();
    }
    writeRow(paper, grid, row, table);
    paper.y += space;
    rule(paper, paper.y);
    paper.y += space;
  }
}
