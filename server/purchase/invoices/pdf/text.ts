import { BoundedMap } from '#server/platform/cache/bounded-map.ts';
import { fontFile } from './fonts.ts';
import type { Weight } from './fonts.ts';
import { differsFromText, lettersOf, runsOf } from './runs.ts';
import type { Run } from './runs.ts';
import { colours } from './sheet.ts';

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Digits of equal width, for columns. */
  readonly tabular?: boolean;
}

/** The position of a text: its upper left corner and its width, in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * The height of a line, and the distance from its upper edge to the baseline, as multiples of the font size. The values
 * fit the shop's typeface.
 */
const lineHeight = 1.2;
const baseHeight = 0.95;
const lineGap = 2;

export const heightOfLines = (count: number, size: number): number => count * (size * lineHeight + lineGap);

/**
 * With `ccmp`, an accented letter could be drawn as two glyphs, and a reader that copies it would get only the letter of
 * the first glyph. pdfkit also accepts an object, which can switch features off, but its types allow only a list.
 */
const featuresOf = ({ tabular = false }: TextStyle) =>
  ({ kern: true, ccmp: false, tnum: tabular }) as unknown as PDFKit.Mixins.OpenTypeFeatures[];

const weightOf = ({ bold = false }: TextStyle): Weight => (bold ? 'bold' : 'regular');

function applyFont(document: PDFKit.PDFDocument, { typeface }: Run, style: TextStyle): void {
  const weight = weightOf(style);
  const name = `${typeface}-${weight}`;
  document.registerFont(name, fontFile(typeface, weight)).font(name).fontSize(style.size);
}

/** A cache of the widths of runs in font size 1. Most words are the same in all invoices. */
const measured = new BoundedMap<string, number>(2000);

/** The width of a run, in points. */
function widthOfRun(document: PDFKit.PDFDocument, run: Run, style: TextStyle): number {
  const key = [run.typeface, weightOf(style), style.tabular === true, run.text].join('|');
  const known = measured.get(key);
  if (known !== undefined) return known * style.size;
  applyFont(document, run, style);
  const width = document.widthOfString(run.text, { features: featuresOf(style) });
  measured.set(key, width / style.size);
  return width;
}

/** The Unicode form in which all texts are drawn: a letter and its combining accent become one character. */
const composed = (text: string): string => text.toWellFormed().normalize();

/** The width of a text on one line, in points. */
export const widthOf = (document: PDFKit.PDFDocument, text: string, style: TextStyle): number =>
  runsOf(composed(text)).reduce((sum, run) => sum + widthOfRun(document, run, style), 0);

/** Breaks a text into lines between words. A word that is wider than a line is broken as well. */
export function linesOf(document: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string[] {
  const widthOfPart = (part: string): number => widthOf(document, part, style);
  const lines: string[] = [];
  for (const paragraph of composed(text).split('\n')) {
    let line = '';
    let filled = 0;
    for (const word of paragraph.match(/[^ ]+ */g) ?? []) {
      for (const part of widthOfPart(word.trimEnd()) > width ? lettersOf(word) : [word]) {
        if (line !== '' && filled + widthOfPart(part.trimEnd()) > width) {
          lines.push(line.trimEnd());
          line = '';
          filled = 0;
        }
        line += part;
        filled += widthOfPart(part);
      }
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/**
 * Draws one line. A person who copies the line from the PDF gets its text, even if the letters are drawn in another
 * order or with other signs.
 */
function drawLine(document: PDFKit.PDFDocument, line: string, { x, y, width }: Place, style: TextStyle): void {
  const runs = runsOf(line).map((run) => ({ run, width: widthOfRun(document, run, style) }));
  const hasOtherText = differsFromText(runs.map(({ run }) => run));
  let left = style.align === 'right' ? x + width - runs.reduce((sum, run) => sum + run.width, 0) : x;
  if (hasOtherText) document.markContent('Span', { actual: line });
  for (const { run, width: advance } of runs) {
    applyFont(document, run, style);
    document.fillColor(style.colour ?? colours.ink);
    document.text(run.text, left, y + style.size * baseHeight, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: featuresOf(style),
    });
    left += advance;
  }
  if (hasOtherText) document.endMarkedContent();
}

/** Draws lines under each other. */
export function drawLines(
  document: PDFKit.PDFDocument,
  lines: readonly string[],
  place: Place,
  style: TextStyle,
): void {
  for (const [index, line] of lines.entries()) {
    drawLine(document, line, { ...place, y: place.y + heightOfLines(index, style.size) }, style);
  }
}
