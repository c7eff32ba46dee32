import type { InvoiceTable } from '#contract/entities/invoice.ts';
import { decorate, heightOf, write } from './paper.ts';
import type { Paper, Structure } from './paper.ts';
import { colours } from './sheet.ts';
import { drawLines, linesOf, widthOf } from './text.ts';
import type { Place, TextStyle } from './text.ts';

/** The position and the widths of a table's columns, in points. */
export interface Grid {
  readonly left: number;
  readonly widths: readonly number[];
}

type Row = InvoiceTable['rows'][number];

/** An attribute that is missing in the types of pdfkit. */
interface CellAttributes extends PDFKit.Mixins.StructureElementOptions {
  /** Whether a heading belongs to a row or to a column. */
  readonly scope?: 'Row' | 'Column';
}

const gap = 12;
const valueStyle: TextStyle = { size: 10 };
const softStyle: TextStyle = { size: 9, colour: colours.soft };

/** The first column contains text, the other columns contain numbers. */
const inColumn = (column: number, style: TextStyle): TextStyle =>
  column === 0 ? style : { ...style, align: 'right', tabular: true };

/** The column widths with which each value, and each word of the headings, fits into one line. */
export const widthsOf = ({ document }: Paper, { headings, rows }: InvoiceTable): number[] =>
  headings.map((heading, column) => {
    const words = heading.split(' ').map((word) => widthOf(document, word, softStyle));
    const values = rows.map(({ cells }) => widthOf(document, cells[column] ?? '', inColumn(column, valueStyle)));
    return Math.ceil(Math.max(...words, ...values)) + gap;
  });

/** The position of a cell. Numbers are at the right edge of their column, and the first column has a gap after it. */
function placeIn({ left, widths }: Grid, column: number, y: number): Place {
  const x = left + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  const width = (widths[column] ?? 0) - gap;
  return column === 0 ? { x, y, width } : { x: x + gap, y, width };
}

const heightOfCell = (paper: Paper, text: string, grid: Grid, column: number, style: TextStyle): number =>
  heightOf(paper, text, placeIn(grid, column, 0).width, style);

/** The height of a row of headings, in points. */
export const heightOfHeadings = (paper: Paper, grid: Grid, headings: readonly string[]): number =>
  Math.max(...headings.map((heading, column) => heightOfCell(paper, heading, grid, column, softStyle)));

/** The height of a row, in points. */
export const heightOfRow = (paper: Paper, grid: Grid, { cells, detail }: Row): number =>
  Math.max(
    ...cells.map(
      (cell, column) =>
        heightOfCell(paper, cell, grid, column, valueStyle) +
        (column === 0 && detail !== null ? heightOfCell(paper, detail, grid, 0, softStyle) + 1 : 0),
    ),
  );

function addCell(paper: Paper, row: Structure, role: 'TH' | 'TD', attributes: CellAttributes = {}): Structure {
  const cell = paper.document.struct(role, attributes);
  row.add(cell);
  return cell;
}

function addRow(paper: Paper, table: Structure): Structure {
  const row = paper.document.struct('TR');
  table.add(row);
  return row;
}

/** Writes the headings of a table's columns. */
export function writeHeadings(paper: Paper, grid: Grid, headings: readonly string[], table: Structure): void {
  const row = addRow(paper, table);
  for (const [column, heading] of headings.entries()) {
    const cell = addCell(paper, row, 'TH', { scope: 'Column' });
    write(paper, heading, placeIn(grid, column, paper.y), inColumn(column, softStyle), cell);
  }
  paper.y += heightOfHeadings(paper, grid, headings);
}

/** Draws the headings again on a further page of the same table. Screen readers skip them. */
export function repeatHeadings(paper: Paper, grid: Grid, headings: readonly string[]): void {
  decorate(paper, (document) => {
    for (const [column, heading] of headings.entries()) {
      const place = placeIn(grid, column, paper.y);
      drawLines(document, linesOf(document, heading, place.width, softStyle), place, inColumn(column, softStyle));
    }
  });
  paper.y += heightOfHeadings(paper, grid, headings);
}

/** Writes a row. Its first cell, with the detail, is the heading of the row. */
export function writeRow(paper: Paper, grid: Grid, { cells, detail }: Row, table: Structure): void {
  const row = addRow(paper, table);
  for (const [column, text] of cells.entries()) {
    const cell = column === 0 ? addCell(paper, row, 'TH', { scope: 'Row' }) : addCell(paper, row, 'TD');
    const place = placeIn(grid, column, paper.y);
    const height = write(paper, text, place, inColumn(column, valueStyle), cell);
    if (column === 0 && detail !== null) write(paper, detail, { ...place, y: place.y + height + 1 }, softStyle, cell);
  }
  paper.y += heightOfRow(paper, grid, { cells, detail });
}
