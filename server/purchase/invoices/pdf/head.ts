import type { Invoice } from '#contract/entities/invoice.ts';
import { decorate, heightOf, part, rule, write } from './paper.ts';
import type { Paper } from './paper.ts';
import { colours, sheet } from './sheet.ts';
import type { TextStyle } from './text.ts';

const half = sheet.width / 2;

/** The largest font size in which a name takes at most two lines; if there is no such size, the smallest size. */
function nameStyle(paper: Paper, name: string, width: number): TextStyle {
  const styles = [20, 16, 13].map((size) => ({ size, bold: true }));
  const [, , smallest = { size: 13, bold: true }] = styles;
  const fits = (style: TextStyle): boolean =>
    heightOf(paper, name, width, style) <= 2 * heightOf(paper, '', width, style);
  return styles.find(fits) ?? smallest;
}

/** Writes the supplier's name, the title and the number, and a line under them. */
export function writeHead(paper: Paper, { title, number, supplier }: Invoice): void {
  const section = part(paper, 'Sect');
  const right = { x: sheet.left + half, y: paper.y, width: half };
  const [name = ''] = supplier.lines;
  const left = { x: sheet.left, y: paper.y + 8, width: half - 12 };
  const nameEnd = 8 + write(paper, name, left, nameStyle(paper, name, left.width), section);
  const titleEnd = write(paper, title, right, { size: 10, colour: colours.soft, align: 'right' }, section) + 1;
  const numberStyle: TextStyle = { size: 20, bold: true, align: 'right', tabular: true };
  const numberEnd = titleEnd + write(paper, number, { ...right, y: paper.y + titleEnd }, numberStyle, section, 'H1');
  paper.y += Math.max(nameEnd, numberEnd) + 14;
  decorate(paper, (document) => {
    document.rect(sheet.left, paper.y, sheet.width, 3).fill(paper.accent);
    document.circle(sheet.left + 5, paper.y + 1.5, 5).fill(paper.accent);
    document
      .circle(sheet.right - 5, paper.y + 1.5, 4.25)
      .lineWidth(2)
      .fillAndStroke('#ffffff', paper.accent);
  });
  paper.y += 26;
}

function writeParty(paper: Paper, { heading, lines }: Invoice['supplier'], x: number): number {
  const section = part(paper, 'Sect');
  const width = half - 16;
  let { y } = paper;
  y += write(paper, heading, { x, y, width }, { size: 9, colour: colours.soft }, section, 'H2') + 3;
  for (const [index, line] of lines.entries()) {
    y += write(paper, line, { x, y, width }, { size: 10, bold: index === 0 }, section) + 1;
  }
  return y;
}

/** Writes the addresses of supplier and customer side by side. */
export function writeParties(paper: Paper, { supplier, customer }: Invoice): void {
  const ends = [writeParty(paper, supplier, sheet.left), writeParty(paper, customer, sheet.left + half)];
  paper.y = Math.max(...ends) + 12;
}

/** Writes days and order number in one row, and the stamp under them. */
export function writeFacts(paper: Paper, { facts, stamp }: Invoice): void {
  const section = part(paper, 'Sect');
  const width = sheet.width / facts.length;
  rule(paper, paper.y);
  let height = 0;
  for (const [index, { label, value }] of facts.entries()) {
    const place = { x: sheet.left + index * width, y: paper.y + 10, width: width - 10 };
    const above = write(paper, label, place, { size: 9, colour: colours.soft }, section);
    const below = write(paper, value, { ...place, y: place.y + above + 1 }, { size: 10, bold: true }, section);
    height = Math.max(height, above + below);
  }
  paper.y += height + 20;
  rule(paper, paper.y);
  paper.y += 18;
  if (stamp === null) return;
  const colour = stamp.kind === 'PAID' ? '#1b6b3c' : '#9a3412';
  paper.y +=
    write(
      paper,
      stamp.text,
      { x: sheet.left, y: paper.y, width: sheet.width },
      { size: 13, bold: true, colour },
      section,
    ) + 20;
}
