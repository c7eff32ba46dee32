import type { Invoice } from '../../../contract/entities/invoice.ts';
import { colours, decorate, makeRoom, part, sheet, write } from './paper.ts';
import type { Paper } from './paper.ts';

const codeSide = 128;
const padding = 16;

type Payment = NonNullable<Invoice['payment']>;

function drawCode({ document, y }: Paper, { path, size, label }: NonNullable<Payment['code']>): void {
  document.markContent('Figure', { alt: label });
  document.save();
  document.rect(sheet.left + padding, y + padding, codeSide, codeSide).fill('#ffffff');
  document
    .translate(sheet.left + padding, y + padding)
    .scale(codeSide / size)
    .path(path)
    .fill(colours.ink);
  document.restore();
  document.endMarkedContent();
}

/** Writes how to pay on a coloured background: the QR code at the left, the same data as text beside it. */
export function writePayment(paper: Paper, { payment }: Invoice): void {
  if (payment === null) return;
  const height = codeSide + 2 * padding;
  makeRoom(paper, height);
  decorate(paper, (document) => document.roundedRect(sheet.left, paper.y, sheet.width, height, 8).fill(colours.ground));
  const { code, heading, facts } = payment;
  if (code !== null) drawCode(paper, code);
  const left = sheet.left + padding + (code === null ? 0 : codeSide + 24);
  const section = part(paper, 'Sect');
  let y = paper.y + padding;
  y +=
    write(
      paper,
      heading,
      { x: left, y, width: sheet.right - left - padding },
      { size: 12, bold: true },
      section,
      'H2',
    ) + 8;
  for (const { label, value } of facts) {
    write(paper, label, { x: left, y, width: 104 }, { size: 9, colour: colours.soft }, section);
    const place = { x: left + 108, y: y - 1, width: sheet.right - left - 108 - padding };
    y += write(paper, value, place, { size: 10, bold: true, tabular: true }, section) + 5;
  }
  if (code !== null) {
    write(
      paper,
      code.label,
      { x: left, y: y + 2, width: sheet.right - left - padding },
      { size: 9, colour: colours.soft },
      section,
    );
  }
  paper.y += height + 14;
}

/** Numbers the pages of a document with several pages. */
function numberPages(paper: Paper): void {
  const { document } = paper;
  const { count } = document.bufferedPageRange();
  const pages = count > 1 ? Array.from({ length: count }, (_, page) => page) : [];
  for (const page of pages) {
    document.switchToPage(page);
    const text = `${String(page + 1)} / ${String(count)}`;
    decorate(paper, () => {
      document.font('regular').fontSize(9).fillColor(colours.soft);
      document.text(text, sheet.left, 806, { width: sheet.width, align: 'right', lineBreak: false });
    });
  }
}

/** Writes the note at the end and the page numbers. */
export function writeEnd(paper: Paper, { note }: Invoice): void {
  makeRoom(paper, 26);
  const section = part(paper, 'Sect');
  write(paper, note, { x: sheet.left, y: paper.y, width: sheet.width }, { size: 9, colour: colours.soft }, section);
  numberPages(paper);
}
