import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Element {
  readonly role: string;
  readonly children: readonly (Element | { readonly id: string })[];
}
type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];
type TextItem = Extract<Content, { str: string }>;

/** A text as a PDF reader copies it; positions in points from the upper left corner of its page. */
export interface Written {
  readonly text: string;
  /** The first page is 1. */
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The roles of its structure elements for a screen reader, from `Document` down to `P`; empty for a decoration. */
  readonly roles: readonly string[];
}

const rolesOf = (element: Element, above: readonly string[] = []): [string, readonly string[]][] =>
  element.children.flatMap((child) =>
    'role' in child ? rolesOf(child, [...above, child.role]) : [[child.id, above] as [string, readonly string[]]],
  );

/** The rows of all tables, each as the roles of its cells. */
function rowsOf({ role, children }: Element): string[][] {
  const elements = children.filter((child) => 'role' in child);
  return role === 'TR' ? [elements.map((cell) => cell.role)] : elements.flatMap(rowsOf);
}

interface Part {
  /** The id of the mark in the document's structure; null for a decoration. */
  readonly mark: string | null;
  readonly items: TextItem[];
}

/** The texts between two marks of the structure. In a decoration each text is a part of its own. */
function partsOf(items: readonly Content[]): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let mark: string | null = null;
  for (const item of items) {
    if ('str' in item) {
      if (mark === null) parts.push({ mark, items: [item] });
      else parts.at(-1)?.items.push(item);
    } else if (item.type === 'endMarkedContent') depth -= 1;
    else {
      if (depth === 0) mark = item.id;
      if (depth === 0 && mark !== null) parts.push({ mark, items: [] });
      depth += 1;
    }
  }
  return parts;
}

/** The edges of a line above and below its baseline, as multiples of the font size. */
const edges = { above: 0.95, below: 0.25 };

function writtenBy({ items }: Part, place: { page: number; height: number; roles: readonly string[] }): Written[] {
  const drawn = items.filter(({ height }) => height > 0);
  if (drawn.length === 0) return [];
  const text = items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join('');
  const boxes = drawn.map(({ transform, width, height: size }) => {
    const [, , , , left = 0, base = 0] = transform as number[];
    const y = place.height - base;
    return { left, right: left + width, top: y - size * edges.above, bottom: y + size * edges.below };
  });
  return [
    {
      text: text.replaceAll(/ +/g, ' ').trim(),
      page: place.page,
      roles: place.roles,
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  ];
}

async function readPage(page: PDFPageProxy) {
  const tree = (await page.getStructTree()) as Element;
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const roles = new Map(rolesOf(tree));
  const { height } = page.getViewport({ scale: 1 });
  const written = partsOf(items).flatMap((part) =>
    writtenBy(part, { page: page.pageNumber, height, roles: roles.get(part.mark ?? '') ?? [] }),
  );
  return { written, rows: rowsOf(tree) };
}

/** The content that a PDF reader finds: the texts in their order, and the tables. */
export async function readPdf(bytes: Uint8Array): Promise<{ written: Written[]; rows: string[][] }> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const file = await loading.promise;
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await file.getPage(number))));
  await loading.destroy();
  return { written: pages.flatMap(({ written }) => written), rows: pages.flatMap(({ rows }) => rows) };
}
