import Pdf from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import type { InvoicedItem, InvoiceSnapshot } from '../../../server/db/schema.ts';
import { invoicePdf } from '../../../server/invoices/invoice-pdf.ts';
import { invoiceTexts } from '../../../server/invoices/invoice-texts.ts';
import { invoiceRow, ticketItem } from './support/invoice-row.ts';

const look = { issued: '2026-11-21', accent: '#1b5fa8' };
const order = { state: 'PENDING', settledAt: null, price: 55_000 } as const;
/** An A4 page, in points. */
const paper = { width: 595, height: 842 };
const margin = 48;

/** A text as it was written: `top` and `bottom` in points, counted from the first page. */
interface Written {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** What it is for a screen reader. */
  readonly role: string | undefined;
}

const isPageNumber = (text: string): boolean => /^\d+ \/ \d+$/.test(text);

let made = 0;

/** Makes the document of a new invoice, since documents are cached; returns its bytes as text, and the texts that were written into it. */
async function make(
  items: readonly InvoicedItem[],
  state: 'PENDING' | 'PAID' | 'CANCELLED' = 'PENDING',
  snapshot: Partial<InvoiceSnapshot> = {},
) {
  const written: Written[] = [];
  const pageNumbers: Written[] = [];
  const write = Pdf.prototype.text;
  const writing = vi.spyOn(Pdf.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...given) {
    const [text, left, top, options] = given as unknown as [string, number, number, PDFKit.Mixins.TextOptions];
    const { start, count } = this.bufferedPageRange();
    const width = options.width ?? 0;
    const own = Math.min(this.widthOfString(text, options), width);
    const from = options.align === 'right' ? left + width - own : left;
    const place = {
      page: start + count,
      left: from,
      right: from + own,
      top,
      bottom: top + this.heightOfString(text, options),
    };
    (isPageNumber(text) ? pageNumbers : written).push({ text, role: options.structType, ...place });
    return write.apply(this, given);
  });
  made += 1;
  const number = `202600000${String(made)}`;
  const texts = invoiceTexts({ ...invoiceRow({ items, ...snapshot }), number }, { ...order, state });
  try {
    const { content, ...named } = await invoicePdf(texts, look);
    return { texts, named, bytes: Buffer.from(content, 'base64').toString('latin1'), written, pageNumbers };
  } finally {
    writing.mockRestore();
  }
}

const overlaps = (one: Written, other: Written): boolean =>
  one.page === other.page &&
  one.left < other.right &&
  other.left < one.right &&
  one.top + 2 < other.bottom &&
  other.top + 2 < one.bottom;

/** Pairs of texts that are written over each other. */
const collisions = (written: readonly Written[]): string[] =>
  written.flatMap((one, index) =>
    written.slice(index + 1).flatMap((other) => (overlaps(one, other) ? [`${one.text} / ${other.text}`] : [])),
  );

const many = Array.from({ length: 40 }, (_, index) => ({
  ...ticketItem,
  name: `Časová jízdenka ${String(index + 1)}`,
}));

describe("an invoice's PDF", () => {
  it('has every text of the invoice, in the order in which it is read', async () => {
    const { texts, written, named } = await make([ticketItem, { ...ticketItem, name: 'Karta', description: null }]);
    const { supplier, customer, facts, itemHeadings, items, taxHeadings, taxes, payment } = texts;
    const values = (row: object) => Object.values(row) as (string | null)[];
    const expected = [
      supplier.lines[0] ?? '',
      texts.title,
      texts.number,
      ...[supplier, customer].flatMap(({ heading, lines }) => [heading, ...lines]),
      ...facts.flatMap(({ label, value }) => [label, value]),
      ...values(itemHeadings),
      ...items.flatMap(values),
      texts.taxCaption,
      ...values(taxHeadings),
      ...taxes.flatMap(values),
      texts.total.label,
      texts.total.value,
      payment?.heading ?? '',
      ...(payment?.facts ?? []).flatMap(({ label, value }) => [label, value]),
      payment?.code?.label ?? '',
      texts.note,
    ].filter((text) => text !== null);
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    expect(written.map(({ text }) => plain(text))).toEqual(expected.map(plain));
    expect(named).toEqual({ fileName: `${texts.number}.pdf`, mediaType: 'application/pdf' });
  });

  it.each([
    ['one item', [ticketItem], 1],
    ['items for several pages', many, 4],
    ['a long name', [{ ...ticketItem, name: 'Časová jízdenka pro celou síť '.repeat(8) }], 1],
  ])('with %s writes no text over another, and none outside of the page', async (_, items, pages) => {
    const { written } = await make(items);
    expect(collisions(written)).toEqual([]);
    for (const { left, right, top, bottom } of written) {
      expect(left).toBeGreaterThanOrEqual(margin);
      expect(right).toBeLessThanOrEqual(paper.width - margin + 1);
      expect(top).toBeGreaterThanOrEqual(margin);
      expect(bottom).toBeLessThanOrEqual(paper.height - 18);
    }
    expect(Math.max(...written.map(({ page }) => page))).toBe(pages);
  });

  it('with long lines of supplier and customer writes no text over another', async () => {
    const { supplier, customer } = invoiceRow().snapshot;
    const name = 'Dopravní společnost a integrovaný systém '.repeat(3).trim();
    const long = { supplier: { ...supplier, street: name }, customer: [name, ...customer] };
    const { written } = await make([ticketItem], 'PENDING', long);
    expect(written.map(({ text }) => text)).toContain(name);
    expect(collisions(written)).toEqual([]);
  });

  it('repeats the headings of the items on each page of items, and numbers the pages of several', async () => {
    const { written, pageNumbers, texts } = await make(many);
    const headings = written.filter(({ text }) => text === texts.itemHeadings.unitPrice);
    const withItems = new Set(written.filter(({ text }) => text.startsWith('Časová')).map(({ page }) => page));
    expect(headings.map(({ page }) => page)).toEqual([...withItems]);
    expect(pageNumbers.map(({ text }) => text)).toEqual(['1 / 4', '2 / 4', '3 / 4', '4 / 4']);
    const lowest = Math.max(...written.map(({ bottom }) => bottom));
    for (const { top, bottom, right } of pageNumbers) {
      expect(top).toBeGreaterThan(lowest);
      expect(bottom).toBeLessThan(paper.height);
      expect(right).toBeLessThanOrEqual(paper.width - margin + 1);
    }
    expect((await make([ticketItem])).pageNumbers).toEqual([]);
  });

  it('tells a screen reader what is a title, a heading, a cell and a caption', async () => {
    const { written, texts, bytes } = await make([ticketItem]);
    const having = (role: string) => written.filter((one) => one.role === role).map(({ text }) => text);
    const { supplier, customer, payment, itemHeadings, taxHeadings, taxCaption, items, taxes } = texts;
    const plain = (row: object) => Object.values(row).map((text) => String(text).replaceAll('\u202f', '\u00a0'));
    expect(having('H1')).toEqual([texts.number]);
    expect(having('H2')).toEqual([supplier.heading, customer.heading, payment?.heading]);
    expect(having('TH')).toEqual([itemHeadings, taxHeadings].flatMap(plain));
    expect(having('TD')).toEqual([...items, ...taxes].flatMap(plain));
    expect(having('Caption')).toEqual([taxCaption]);
    const elements = (role: string) => bytes.split(`/S /${role}\n`).length - 1;
    expect([elements('Table'), elements('TR'), elements('Sect')]).toEqual([2, 4, 7]);
  });

  it('has each amount under its heading, with the last digits under each other', async () => {
    const { written, texts } = await make([ticketItem, { ...ticketItem, totalPrice: 5500 }]);
    for (const headings of [texts.itemHeadings, texts.taxHeadings]) {
      const { right = 0, top = 0 } = written.find(({ text }) => text === headings.total) ?? {};
      const under = written.filter((one) => one.role === 'TD' && one.top > top && Math.abs(one.right - right) < 0.5);
      expect(under.length).toBeGreaterThan(0);
    }
    const edges = written.filter(({ text }) => text.endsWith('Kč')).map(({ right }) => Math.round(right));
    expect(edges.filter((edge) => edge === paper.width - margin)).toHaveLength(4);
  });

  it('has the QR code of the payment, with its text for a screen reader; without a code it has none', async () => {
    const drawing = vi.spyOn(Pdf.prototype, 'path');
    const marking = vi.spyOn(Pdf.prototype, 'markContent');
    const { texts } = await make([ticketItem]);
    const code = texts.payment?.code;
    expect(drawing.mock.calls).toEqual([[code?.path]]);
    expect(marking).toHaveBeenCalledWith('Figure', { alt: code?.label });
    drawing.mockClear();
    const { texts: others } = await make([ticketItem], 'PENDING', { currency: 'PLN' });
    expect(others.payment?.code).toBeNull();
    expect(drawing).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('has letters of the typeface for those that it lacks', async () => {
    const { written } = await make([{ ...ticketItem, name: 'Staţie, BĂLŢI 10\u202f000' }]);
    expect(written.map(({ text }) => text)).toContain('Stație, BĂLȚI 10\u00a0000');
  });

  it('is made once', async () => {
    const texts = invoiceTexts({ ...invoiceRow(), number: '2026999999' }, order);
    expect(await invoicePdf(texts, look)).toBe(await invoicePdf(texts, look));
  });

  it.each([
    ['PAID', 'Uhrazeno'],
    ['CANCELLED', 'Objednávka byla zrušena. Fakturu prosím neplaťte.'],
  ] as const)('of an order that is %s says so, and not how to pay', async (state, stamp) => {
    const { written } = await make([ticketItem], state);
    const all = written.map(({ text }) => text);
    expect(all).toContain(stamp);
    expect(all).not.toContain('Jak zaplatit');
    expect(collisions(written)).toEqual([]);
  });

  it('is named, dated and marked for screen readers in its language', async () => {
    const { bytes, texts } = await make([ticketItem]);
    const inUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('latin1');
    for (const mark of [
      '/Lang (cs)',
      '/DisplayDocTitle true',
      '/Marked true',
      '(Linka)',
      `(${inUtf16(`${texts.title} ${texts.number}`)})`,
    ]) {
      expect(bytes.includes(mark), mark).toBe(true);
    }
    // The day of issue is the day of creation and of the last change.
    expect(bytes.split('(D:20261121000000Z)')).toHaveLength(3);
  });
});
