import Pdf from 'pdfkit';
import { fontFile, printable } from './fonts.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** The printed area of an A4 page, in points. */
export const sheet = { left: 48, right: 547, top: 48, bottom: 792, width: 499 } as const;
export const colours = { ink: '#16212c', soft: '#55616d', rule: '#d5dce3', ground: '#f1f5f9' } as const;

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Digits of equal width, for columns. */
  readonly tabular?: boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

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
  document.registerFont('regular', fontFile('regular'));
  document.registerFont('bold', fontFile('bold'));
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, accent, root, y: sheet.top };
}

function put(document: PDFKit.PDFDocument, { size, bold = false, colour = colours.ink }: TextStyle): void {
  document
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour);
}

const lineGap = 2;

/** The height of a text, in points. */
export function heightOf({ document }: Paper, text: string, width: number, style: TextStyle): number {
  put(document, style);
  return document.heightOfString(printable(text), { width, lineGap });
}

/** Writes a text as an element of the document's structure; returns its height in points. */
export function write(
  paper: Paper,
  text: string,
  place: Place,
  style: TextStyle,
  parent: Structure,
  role = 'P',
): number {
  const { document } = paper;
  const height = heightOf(paper, text, place.width, style);
  document.text(printable(text), place.x, place.y, {
    width: place.width,
    lineGap,
    align: style.align ?? 'left',
    structParent: parent,
    structType: role,
    ...(style.tabular === true ? { features: ['kern', 'tnum'] } : {}),
  });
  return height;
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

export type { Structure };
