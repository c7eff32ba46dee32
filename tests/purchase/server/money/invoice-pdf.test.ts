import Pdf from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import type { InvoiceTable } from '#contract/entities/invoice.ts';
import type { InvoicedItem, InvoiceSnapshot } from '#server/platform/db/schema.ts';
import { invoicePdf } from '#server/purchase/invoices/invoice-pdf.ts';
import { invoiceTexts } from '#server/purchase/invoices/invoice-texts.ts';
import { invoiceRow, ticketItem } from './support/invoice-row.ts';
import { readPdf } from './support/read-pdf.ts';
import type { Written } from './support/read-pdf.ts';

const look = { issued: '2026-11-21', accent: '#1b5fa8' };
const order = { state: 'PENDING', settledAt: null, price: 55_000 } as const;
/** An A4 page, in points. */
const paper = { width: 595, height: 842 };
const margin = 48;

const isPageNumber = ({ text, roles }: Written): boolean => roles.length === 0 && /^\d+ \/ \d+$/.test(text);

let made = 0;

/**
 * Makes the document of a new invoice, because documents are cached. Returns its bytes as text, and the content that a
 * PDF reader finds in it.
 */
async function make(
  items: readonly InvoicedItem[],
  state: 'PENDING' | 'PAID' | 'CANCELLED' = 'PENDING',
  snapshot: Partial<InvoiceSnapshot> = {},
) {
  made += 1;
  const number = `202600000${String(made)}`;
  const texts = invoiceTexts({ ...invoiceRow({ items, ...snapshot }), number }, { ...order, state });
  const { content, ...named } = await invoicePdf(texts, look);
  const bytes = Buffer.from(content, 'base64');
  const { written, rows } = await readPdf(bytes);
  return {
    texts,
    named,
    bytes: bytes.toString('latin1'),
    rows,
    written: written.filter((one) => !isPageNumber(one)),
    pageNumbers: written.filter(isPageNumber),
  };
}

const overlaps = (one: Written, other: Written): boolean =>
  one.page === other.page &&
  one.left < other.right &&
  other.left < one.right &&
  one.top + 2 < other.bottom &&
  other.top + 2 < one.bottom;

/** Pairs of texts that overlap. */
const collisions = (written: readonly Written[]): string[] =>
  written.flatMap((one, index) =>
    written.slice(index + 1).flatMap((other) => (overlaps(one, other) ? [`${one.text} / ${other.text}`] : [])),
  );

const many = Array.from({ length: 40 }, (_, index) => ({
  ...ticketItem,
  name: `Časová jízdenka ${String(index + 1)}`,
}));

describe("an invoice's PDF", () => {
  it('contains every text of the invoice, in reading order', async () => {
    const { texts, written, named } = await make([ticketItem, { ...ticketItem, name: 'Karta', description: null }]);
    const { supplier, customer, facts, items, taxes, payment } = texts;
    const inTable = ({ headings, rows }: InvoiceTable) => [
      ...headings,
      ...rows.flatMap(({ cells: [name = '', ...numbers], detail }) => [name, detail, ...numbers]),
    ];
    const expected = [
      supplier.lines[0] ?? '',
      texts.title,
      texts.number,
      ...[supplier, customer].flatMap(({ heading, lines }) => [heading, ...lines]),
      ...facts.flatMap(({ label, value }) => [label, value]),
      ...inTable(items),
      taxes?.caption ?? '',
      ...(taxes === null ? [] : inTable(taxes)),
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
  ])('has no overlapping texts, and no text outside of the page, with %s', async (_, items, pages) => {
    const { written } = await make(items);
    expect(collisions(written)).toEqual([]);
    for (const { left, right, top, bottom } of written) {
      expect(left).toBeGreaterThanOrEqual(margin);
      expect(right).toBeLessThanOrEqual(paper.width - margin + 1);
      expect(top).toBeGreaterThanOrEqual(margin - 0.01);
      expect(bottom).toBeLessThanOrEqual(paper.height - 18);
    }
    expect(Math.max(...written.map(({ page }) => page))).toBe(pages);
  });

  it('has no overlapping texts with long lines of supplier and customer', async () => {
    const { supplier, customer } = invoiceRow().snapshot;
    const name = 'Dopravní společnost a integrovaný systém '.repeat(3).trim();
    const long = { supplier: { ...supplier, street: name }, customer: [name, ...customer] };
    const { written } = await make([ticketItem], 'PENDING', long);
    expect(written.map(({ text }) => text)).toContain(name);
    expect(collisions(written)).toEqual([]);
  });

  it.each([60, 80, 100])("shows a supplier's name of %i letters that does not touch the line below", async (length) => {
    const { supplier } = invoiceRow().snapshot;
    const name = 'Dopravní podnik statutárního města Olomouce a okolí, akciová společnost, '.repeat(2).slice(0, length);
    const circle = vi.spyOn(Pdf.prototype, 'circle');
    const { written, texts } = await make([ticketItem], 'PENDING', { supplier: { ...supplier, name } });
    const [head] = written;
    expect(head?.text).toBe(texts.supplier.lines[0]?.trim());
    expect(head?.bottom).toBeLessThan(Number(circle.mock.calls[0]?.[1]));
    expect(collisions(written)).toEqual([]);
    circle.mockRestore();
  });

  it.each([1, 3, 4, 5, 9, 10])(
    'with %i items shows the payment details on the page that has the last item and the total',
    async (count) => {
      const { written, texts } = await make(Array.from({ length: count }, () => ticketItem));
      const pageOf = (text = '') => written.findLast((one) => one.text === text)?.page;
      const pages = [texts.payment?.heading, texts.total.label, ticketItem.name].map(pageOf);
      expect(new Set(pages).size).toBe(1);
      if (count <= 3) expect(pages[0]).toBe(1);
    },
  );

  it('repeats the headings of the items on each page with items, and has page numbers if there are several pages', async () => {
    const { written, pageNumbers, texts } = await make(many);
    const headings = written.filter(({ text }) => text === texts.items.headings[1]);
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

  it('has tags for the title, headings and captions, and for table cells with their row and column', async () => {
    const { written, rows, texts, bytes } = await make([ticketItem, ticketItem]);
    const textsOf = (role: string) => written.filter(({ roles }) => roles.includes(role)).map(({ text }) => text);
    const { supplier, customer, payment, items, taxes } = texts;
    expect(textsOf('H1')).toEqual([texts.number]);
    expect(textsOf('H2')).toEqual([supplier.heading, customer.heading, payment?.heading]);
    expect(textsOf('Caption')).toEqual([taxes?.caption]);
    const row = (cells: number) => ['TH', ...Array.from({ length: cells - 1 }, () => 'TD')];
    const headings = (cells: number) => Array.from({ length: cells }, () => 'TH');
    expect(rows).toEqual([headings(6), row(6), row(6), headings(4), row(4)]);
    const details = items.rows.map(({ detail }) => detail);
    expect(textsOf('TH')).toEqual(expect.arrayContaining([...items.headings, ...details]));
    const count = (mark: string) => bytes.split(mark).length - 1;
    expect([count('/Scope /Column'), count('/Scope /Row')]).toEqual([10, 3]);
  });

  it('aligns the amounts at the right, under their headings', async () => {
    const { written, texts } = await make([ticketItem, { ...ticketItem, totalPrice: 5500 }]);
    const cells = written.filter(({ roles }) => roles.includes('TD'));
    for (const { headings } of [texts.items, texts.taxes ?? texts.items]) {
      const { right = 0, top = 0 } = written.find(({ text }) => text === headings.at(-1)) ?? {};
      const under = cells.filter((one) => one.top > top && Math.abs(one.right - right) < 0.5);
      expect(under.length).toBeGreaterThan(0);
    }
    const edges = written.filter(({ text }) => text.endsWith('Kč')).map(({ right }) => Math.round(right));
    expect(edges.filter((edge) => edge === paper.width - margin)).toHaveLength(4);
  });

  it('has the QR code of the payment, with a label for screen readers; without a QR code it has no drawing', async () => {
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

  it.each([
    ['Vietnamese', 'Nguyễn Thị Hồng Ánh'],
    ['Ukrainian', 'Олена Ковальчук, ґанок її'],
    ['Greek', 'Αλέξανδρος Παπαδόπουλος'],
    ['Armenian', 'Արամ Խաչատրյան'],
    ['Georgian', 'გიორგი მაისურაძე'],
    ['Hebrew', 'דוד כהן'],
    ['Arabic', 'محمد علي'],
    ['letters and accents that cannot become one character', 'x\u030cq\u0301'],
    ['Romanian with cedillas', 'Staţie, BĂLŢI'],
  ])('contains a name that can be copied as it was typed: %s', async (_, name) => {
    const { written } = await make([{ ...ticketItem, description: name }], 'PENDING', { customer: [name] });
    expect(written.filter(({ text }) => text === name)).toHaveLength(2);
  });

  it('contains letters that can be copied one by one, in each alphabet of Europe and in Vietnamese', async () => {
    const range = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    const alphabets = [range(0xc0, 0x17f), range(0x386, 0x3ce), range(0x400, 0x45f), range(0x1ea0, 0x1ef9)].flat();
    // Each accented letter is followed by its base letter. If both were drawn with one glyph, the accented letter would
    // be copied as the base letter.
    const letters = [...range(0x61, 0x7a), ...alphabets].filter((letter) => /\p{L}/u.test(letter));
    const description = letters.flatMap((letter) => [letter, letter.normalize('NFD').slice(0, 1)]).join(' ');
    const { written } = await make([{ ...ticketItem, description }]);
    expect(written.map(({ text }) => text)).toContain(description);
  });

  it('joins accents that were typed after their letters', async () => {
    const name = 'Nguyễn Kovářová';
    const { written } = await make([ticketItem], 'PENDING', { customer: [name.normalize('NFD')] });
    expect(written.map(({ text }) => text)).toContain(name);
  });

  it('shows a sign for each letter that no typeface has, and contains the original text for copying', async () => {
    const marking = vi.spyOn(Pdf.prototype, 'markContent');
    const { written } = await make([ticketItem], 'PENDING', { customer: ['张伟 Zhang'] });
    expect(written.map(({ text }) => text)).toContain('\uFFFD\uFFFD Zhang');
    expect(marking).toHaveBeenCalledWith('Span', { actual: '张伟 Zhang' });
    marking.mockRestore();
  });

  it('is cached', async () => {
    const texts = invoiceTexts({ ...invoiceRow(), number: '2026999999' }, order);
    expect(await invoicePdf(texts, look)).toBe(await invoicePdf(texts, look));
  });

  it.each([
    ['PAID', 'Uhrazeno'],
    ['CANCELLED', 'Objednávka byla zrušena. Fakturu prosím neplaťte.'],
  ] as const)('shows that an order is %s, but no payment details', async (state, stamp) => {
    const { written } = await make([ticketItem], state);
    const all = written.map(({ text }) => text);
    expect(all).toContain(stamp);
    expect(all).not.toContain('Jak zaplatit');
    expect(collisions(written)).toEqual([]);
  });

  it('has a title, a language and a date in its metadata', async () => {
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
    // The day of issue is stored as the day of creation and as the day of the last change.
    expect(bytes.split('(D:20261121000000Z)')).toHaveLength(3);
  });
});
