import type { Invoice } from '#contract/entities/invoice.ts';
import { heightOf, part, rule, write } from './paper.ts';
import type { Paper } from './paper.ts';
import { colours, sheet } from './sheet.ts';
import { heightOfHeadings, heightOfRow, widthsOf, writeHeadings, writeRow } from './table.ts';
import type { Grid } from './table.ts';
import type { TextStyle } from './text.ts';

type Taxes = NonNullable<Invoice['taxes']>;

const captionStyle: TextStyle = { size: 9, colour: colours.soft };
const labelStyle: TextStyle = { size: 12, bold: true };
const sumStyle: TextStyle = { size: 20, bold: true, align: 'right', tabular: true };
const space = 6;

function gridOf(paper: Paper, taxes: Taxes): Grid {
  const widths = widthsOf(paper, taxes);
  return { left: sheet.right - widths.reduce((sum, width) => sum + width, 0), widths };
}

function heightOfTaxes(paper: Paper, taxes: Invoice['taxes']): number {
  if (taxes === null) return 0;
  const grid = gridOf(paper, taxes);
  const rows = taxes.rows.reduce((sum, row) => sum + heightOfRow(paper, grid, row) + 2, 0);
  return heightOfHeadings(paper, grid, taxes.headings) + 4 + rows + 3 * space;
}

/** The height of taxes and total, in points. */
export const heightOfTotals = (paper: Paper, { taxes, total }: Invoice): number =>
  heightOfTaxes(paper, taxes) + heightOf(paper, total.value, sheet.width, sumStyle) + 2 * space;

/** Writes one line for each tax rate, at the right. */
function writeTaxes(paper: Paper, taxes: Invoice['taxes']): void {
  if (taxes === null) return;
  const { caption, headings, rows } = taxes;
  const grid = gridOf(paper, taxes);
  const table = part(paper, 'Table');
  paper.y += space;
  const place = { x: sheet.left, y: paper.y, width: grid.left - sheet.left };
  write(paper, caption, place, captionStyle, table, 'Caption');
  writeHeadings(paper, grid, headings, table);
  paper.y += 4;
  for (const row of rows) {
    writeRow(paper, grid, row, table);
    paper.y += 2;
  }
  paper.y += space;
  rule(paper, paper.y, colours.ink);
  paper.y += space;
}

/** Writes the taxes, and the total under them. */
export function writeTotals(paper: Paper, { taxes, total }: Invoice): void {
  writeTaxes(paper, taxes);
  const section = part(paper, 'Sect');
  const place = { x: sheet.left, y: paper.y + space, width: sheet.width };
  write(paper, total.label, { ...place, y: place.y + 6, width: sheet.width / 2 }, labelStyle, section);
  paper.y += write(paper, total.value, place, sumStyle, section) + 2 * space;
}
