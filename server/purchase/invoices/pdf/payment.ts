import type { Invoice } from '#contract/entities/invoice.ts';
import { decorate, heightOf, part, write } from './paper.ts';
import type { Paper } from './paper.ts';
import { colours, sheet } from './sheet.ts';
import type { TextStyle } from './text.ts';

const codeSide = 120;
const padding = 14;
const labelWidth = 108;
const space = 12;

const headingStyle: TextStyle = { size: 12, bold: true };
const softStyle: TextStyle = { size: 9, colour: colours.soft };
const valueStyle: TextStyle = { size: 10, bold: true, tabular: true };

type Payment = NonNullable<Invoice['payment']>;

/** The left edge and the width of the text. */
function wordsOf({ code }: Payment): { readonly left: number; readonly width: number } {
  const left = sheet.left + padding + (code === null ? 0 : codeSide + 24);
  return { left, width: sheet.right - left - padding };
}

function heightOfFact(paper: Paper, { label, value }: Payment['facts'][number], width: number): number {
  const values = heightOf(paper, value, width - labelWidth, valueStyle);
  return Math.max(heightOf(paper, label, labelWidth - 4, softStyle), values) + 4;
}

function heightOfBox(paper: Paper, payment: Payment): number {
  const { heading, facts, code } = payment;
  const { width } = wordsOf(payment);
  const words =
    heightOf(paper, heading, width, headingStyle) +
    6 +
    facts.reduce((sum, fact) => sum + heightOfFact(paper, fact, width), 0) +
    (code === null ? 0 : heightOf(paper, code.label, width, softStyle));
  return Math.max(words, code === null ? 0 : codeSide) + 2 * padding;
}

/** The height of the payment details, in points. */
export const heightOfPayment = (paper: Paper, { payment }: Invoice): number =>
  payment === null ? 0 : heightOfBox(paper, payment) + space;

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

/** Writes the payment details on a coloured background: the QR code at the left, the same data as text beside it. */
export function writePayment(paper: Paper, { payment }: Invoice): void {
  if (payment === null) return;
  const height = heightOfBox(paper, payment);
  decorate(paper, (document) => document.roundedRect(sheet.left, paper.y, sheet.width, height, 8).fill(colours.ground));
  const { code, heading, facts } = payment;
  if (code !== null) drawCode(paper, code);
  const { left, width } = wordsOf(payment);
  const section = part(paper, 'Sect');
  let y = paper.y + padding;
  y += write(paper, heading, { x: left, y, width }, headingStyle, section, 'H2') + 6;
  for (const fact of facts) {
    write(paper, fact.label, { x: left, y: y + 1, width: labelWidth - 4 }, softStyle, section);
    write(paper, fact.value, { x: left + labelWidth, y, width: width - labelWidth }, valueStyle, section);
    y += heightOfFact(paper, fact, width);
  }
  if (code !== null) write(paper, code.label, { x: left, y, width }, softStyle, section);
  paper.y += height + space;
}
