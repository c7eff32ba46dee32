import Pdf from 'pdfkit';
import { colours, sheet } from './sheet.ts';
import { drawLines, heightOfLines, linesOf } from './text.ts';
import type { Place, TextStyle } from './text.ts';

export type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** A document that is written from top to bottom; `y` is the current position in points. */
export interface Paper {
  readonly document: PDFKit.PDFDocument;
  readonly accent: string;
  readonly root: Structure;
  y: number;
}

interface PaperOptions {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly created: Date;
  readonly accent: string;
}

/** An empty document. The same content gives the same file, since its dates come from the content. */
export function createPaper({ title, author, language, created, accent }: PaperOptions): Paper {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  });
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, accent, root, y: sheet.top };
}

/** The height of a text, in points. */
export const heightOf = ({ document }: Paper, text: string, width: number, style: TextStyle): number =>
  heightOfLines(linesOf(document, text, width, style).length, style.size);

/** Writes a text as an element of the document's structure; returns its height in points. */
export function write(
  { document }: Paper,
  text: string,
  place: Place,
  style: TextStyle,
  parent: Structure,
  role = 'P',
): number {
  const lines = linesOf(document, text, place.width, style);
  parent.add(document.struct(role, {}, () => drawLines(document, lines, place, style)));
  return heightOfLines(lines.length, style.size);
}

/** Draws a decoration, which screen readers skip. */
export function decorate({ document }: Paper, draw: (document: PDFKit.PDFDocument) => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw(document);
  document.endMarkedContent();
}

export const rule = (paper: Paper, y: number, colour: string = colours.rule, width = 0.75): void =>
  decorate(paper, (document) => document.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(width).stroke(colour));

/** Adds a structure element under the root. */
export function part({ document, root }: Paper, role: string): Structure {
  const element = document.struct(role);
  root.add(element);
  return element;
}

/** Begins a new page when less than `height` points are left; returns whether it did. */
export function makeRoom(paper: Paper, height: number): boolean {
  if (paper.y + height <= sheet.bottom) return false;
  paper.document.addPage();
  paper.y = sheet.top;
  return true;
}
