import type { Invoice } from '../../../contract/entities/invoice.ts';
import { colours, heightOf, makeRoom, part, rule, sheet, write } from './paper.ts';
import type { Paper, Structure, TextStyle } from './paper.ts';

interface Column<Name extends string> {
  readonly name: Name;
  readonly width: number;
}

type Row<Name extends string> = Readonly<Record<Name, string>> & { readonly detail?: string | null };

const itemColumns = [
  { name: 'name', width: 227 },
  { name: 'quantity', width: 58 },
  { name: 'unitPrice', width: 82 },
  { name: 'tax', width: 50 },
  { name: 'total', width: 82 },
] as const;
const taxColumns = [
  { name: 'rate', width: 58 },
  { name: 'base', width: 92 },
  { name: 'tax', width: 82 },
  { name: 'total', width: 92 },
] as const;

const gap = 8;
const detailStyle: TextStyle = { size: 9, colour: colours.soft };
const headingStyle: TextStyle = { size: 9, colour: colours.soft };
const valueStyle: TextStyle = { size: 10 };

function writeRow<Name extends string>(
  paper: Paper,
  columns: readonly Column<Name>[],
  left: number,
  row: Row<Name>,
  { style, role, table }: { readonly style: TextStyle; readonly role: 'TH' | 'TD'; readonly table: Structure },
): void {
  const element = paper.document.struct('TR');
  table.add(element);
  let x = left;
  let height = 0;
  for (const [index, { name, width }] of columns.entries()) {
    const place = { x, y: paper.y, width: width - (index === 0 ? gap : 0) };
    const numeric: TextStyle = index === 0 ? style : { ...style, align: 'right', tabular: true };
    let cell = write(paper, row[name], place, numeric, element, role);
    const { detail = null } = row;
    if (index === 0 && detail !== null) {
      cell += write(paper, detail, { ...place, y: place.y + cell + 1 }, detailStyle, element, role) + 1;
    }
    height = Math.max(height, cell);
    x += width;
  }
  paper.y += height;
}

/** Writes the items; a row is never split between pages, and each page repeats the headings. */
export function writeItems(paper: Paper, { itemHeadings, items }: Invoice): void {
  const table = part(paper, 'Table');
  const head = () => {
    writeRow(paper, itemColumns, sheet.left, itemHeadings, { style: headingStyle, role: 'TH', table });
    paper.y += 6;
    rule(paper, paper.y, colours.ink);
    paper.y += 8;
  };
  head();
  const [first] = itemColumns;
  for (const item of items) {
    const width = first.width - gap;
    const detail = item.detail === null ? 0 : heightOf(paper, item.detail, width, detailStyle);
    if (makeRoom(paper, heightOf(paper, item.name, width, valueStyle) + detail + 17)) head();
    writeRow(paper, itemColumns, sheet.left, item, { style: valueStyle, role: 'TD', table });
    paper.y += 8;
    rule(paper, paper.y);
    paper.y += 8;
  }
}

const taxWidth = taxColumns.reduce((sum, { width }) => sum + width, 0);

/** Writes one line for each tax rate, and the total, at the right. */
export function writeTotals(paper: Paper, { taxCaption, taxHeadings, taxes, total }: Invoice): void {
  makeRoom(paper, 84 + taxes.length * 16);
  paper.y += 8;
  const left = sheet.right - taxWidth;
  const table = part(paper, 'Table');
  write(
    paper,
    taxCaption,
    { x: sheet.left, y: paper.y, width: left - sheet.left - gap },
    headingStyle,
    table,
    'Caption',
  );
  writeRow(paper, taxColumns, left, taxHeadings, { style: headingStyle, role: 'TH', table });
  paper.y += 4;
  for (const line of taxes) {
    writeRow(paper, taxColumns, left, line, { style: valueStyle, role: 'TD', table });
    paper.y += 3;
  }
  paper.y += 8;
  rule(paper, paper.y, colours.ink);
  paper.y += 12;
  const section = part(paper, 'Sect');
  const place = { x: sheet.left, y: paper.y, width: sheet.width };
  write(paper, total.label, { ...place, y: paper.y + 6, width: sheet.width / 2 }, { size: 12, bold: true }, section);
  paper.y += write(paper, total.value, place, { size: 20, bold: true, align: 'right', tabular: true }, section);
  paper.y += 18;
}
