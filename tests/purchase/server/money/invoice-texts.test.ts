import { describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { paymentCode } from '#rules/payment-codes.ts';
import { qrDrawing } from '#rules/qr-code.ts';
import { invoiceTexts } from '#server/purchase/invoices/invoice-texts.ts';
import { invoiceRow, ticketItem } from './support/invoice-row.ts';

const unpaid = { state: 'PENDING', settledAt: null, price: 75_000 } as const;
/** Half an hour after midnight in Prague; the UTC day has not ended. */
const settledAt = new Date('2026-11-22T23:30:00Z');
const money = (text: string) => `${text}\u00a0Kč`;

describe("an invoice's texts", () => {
  it('are all in its language, with the amounts and days of its order', () => {
    const card = { ...ticketItem, name: 'Karta', description: null, quantity: 2, price: 10_000, totalPrice: 20_000 };
    const { payment, ...texts } = invoiceTexts(
      invoiceRow({ items: [ticketItem, { ...card, taxPercentage: 21 }] }),
      unpaid,
    );
    expect(texts).toEqual({
      number: '2026000007',
      locale: 'cs',
      title: 'Faktura – daňový doklad',
      stamp: null,
      supplier: {
        heading: 'Dodavatel',
        lines: [
          'Linka',
          'Nádražní 1',
          '150 00 Praha 5',
          'Česká republika',
          'IČO 00000019',
          'DIČ CZ00000019',
          'Zapsáno v obchodním rejstříku',
        ],
      },
      customer: { heading: 'Odběratel', lines: ['Lenka Dvořáková', 'Krátká 2', '110 00 Praha 1'] },
      facts: [
        { label: 'Datum vystavení', value: '21.11.2026' },
        { label: 'Datum zdanitelného plnění', value: '22.11.2026' },
        { label: 'Datum splatnosti', value: '05.12.2026' },
        { label: 'Objednávka', value: '260041' },
      ],
      items: {
        headings: ['Položka', 'Množství', 'Cena za kus bez DPH', 'DPH', 'Cena za kus s DPH', 'Celkem'],
        rows: [
          {
            cells: ['Časová jízdenka', '1', money('491,07'), '12\u00a0%', money('550,00'), money('550,00')],
            detail: 'Lenka Dvořáková · dospělý, pásmo P',
          },
          { cells: ['Karta', '2', money('82,64'), '21\u00a0%', money('100,00'), money('200,00')], detail: null },
        ],
      },
      taxes: {
        caption: 'Rozpis DPH',
        headings: ['Sazba', 'Základ', 'DPH', 'S daní'],
        rows: [
          { cells: ['12\u00a0%', money('491,07'), money('58,93'), money('550,00')], detail: null },
          { cells: ['21\u00a0%', money('165,29'), money('34,71'), money('200,00')], detail: null },
        ],
      },
      total: { label: 'Celkem včetně DPH', value: money('750,00') },
      note: 'Ceny jsou včetně DPH. Doklad je vystaven elektronicky a platí bez podpisu.',
    });
    expect(payment).toMatchObject({
      heading: 'Jak zaplatit',
      facts: [
        { label: 'Číslo účtu (IBAN)', value: 'CZ97 5500 0000 0000 0000 0019' },
        { label: 'BIC', value: 'RZBCCZPP' },
        { label: 'Variabilní symbol', value: '260041' },
        { label: 'Částka', value: money('750,00') },
        { label: 'Datum splatnosti', value: '05.12.2026' },
      ],
      code: { label: 'QR kód pro platbu v bankovní aplikaci' },
    });
  });

  it('leave out the data that the supplier does not have', () => {
    const { supplier } = invoiceRow().snapshot;
    const texts = invoiceTexts(invoiceRow({ supplier: { ...supplier, registration: '', bic: '' } }), unpaid);
    expect(texts.supplier.lines).toHaveLength(6);
    expect(texts.payment?.facts.map(({ label }) => label)).toEqual([
      'Číslo účtu (IBAN)',
      'Variabilní symbol',
      'Částka',
      'Datum splatnosti',
    ]);
  });

  it('do not mention taxes for a seller without value added tax, except one sentence about this (INV-01)', () => {
    const { supplier } = invoiceRow().snapshot;
    const { payment, ...texts } = invoiceTexts(invoiceRow({ supplier: { ...supplier, taxId: null } }), unpaid);
    expect(texts).toMatchObject({
      title: 'Faktura',
      facts: [{ label: 'Datum vystavení' }, { label: 'Datum splatnosti' }, { label: 'Objednávka' }],
      items: {
        headings: ['Položka', 'Množství', 'Cena za kus', 'Celkem'],
        rows: [{ cells: ['Časová jízdenka', '1', money('550,00'), money('550,00')] }],
      },
      taxes: null,
      total: { label: 'Celkem' },
      note: 'Doklad je vystaven elektronicky a platí bez podpisu.',
    });
    expect(texts.supplier.lines).toContain('Dodavatel není plátcem DPH.');
    const { heading: _, lines: __, ...others } = texts.supplier;
    expect(JSON.stringify({ ...texts, supplier: others, payment })).not.toMatch(/DPH|daň|DIČ/);
  });

  it.each(locales)('have exactly one sentence about a seller without value added tax in %s', (locale) => {
    const { supplier } = invoiceRow().snapshot;
    const texts = invoiceTexts(invoiceRow({ locale, supplier: { ...supplier, taxId: null } }), unpaid);
    expect(JSON.stringify(texts).match(/DPH|VAT|TVA/g)).toHaveLength(1);
  });

  it.each([
    ['PENDING', null, null],
    ['PROCESSING', null, null],
    ['PAID', settledAt, { kind: 'PAID', text: 'Uhrazeno 23.11.2026' }],
    ['PAID', null, { kind: 'PAID', text: 'Uhrazeno' }],
    ['CANCELLED', null, { kind: 'VOID', text: 'Objednávka byla zrušena. Fakturu prosím neplaťte.' }],
    ['RETURNED', settledAt, { kind: 'VOID', text: 'Objednávka byla zrušena. Zaplacené peníze vracíme.' }],
  ] as const)('contain the stamp of an order that is %s, settled at %s', (state, settled, stamp) => {
    const texts = invoiceTexts(invoiceRow(), { ...unpaid, state, settledAt: settled });
    expect(texts.stamp).toEqual(stamp);
    expect(texts.payment === null).toBe(state !== 'PENDING');
  });

  it('have a QR code with the same payment details', () => {
    const { payment } = invoiceTexts(invoiceRow(), unpaid);
    const text = paymentCode({
      iban: 'CZ9755000000000000000019',
      bic: 'RZBCCZPP',
      recipient: 'Linka',
      amount: 75_000,
      currency: 'CZK',
      variableSymbol: '260041',
      message: '2026000007',
      due: '2026-12-05',
    });
    expect(payment?.code).toMatchObject(qrDrawing(text ?? ''));
  });

  it('have no QR code for an amount that no standard supports', () => {
    expect(invoiceTexts(invoiceRow(), { ...unpaid, price: 0 }).payment?.code).toBeNull();
  });
});

const rectangle = /M(\d+) (\d+)h(\d+)v1h-(\d+)z/g;

/** Draws the modules that an SVG path of rectangles fills, as text. */
function drawn({ path, size }: { readonly path: string; readonly size: number }): string {
  expect(path.replaceAll(rectangle, '')).toBe('');
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x, y, width, back] of path.matchAll(rectangle)) {
    expect(back).toBe(width);
    modules[Number(y)]?.fill('#', Number(x), Number(x) + Number(width));
  }
  return modules.map((row) => row.join('')).join('\n');
}

describe('a QR code', () => {
  it('draws each run of dark modules as one rectangle, with a quiet zone of four modules and error correction M', () => {
    // A QR code of the same size could have a better error correction for this text.
    const code = qrDrawing('SPD*1.0*ACC');
    const rows = drawn(code).split('\n');
    expect(code.size).toBe(4 + 21 + 4);
    // The dark module and the light module at the left edge of the code stand for the level M.
    expect(rows[4 + 8]?.slice(0, 6)).toBe('....#.');
    expect(code.path.match(rectangle)).toHaveLength(rows.join('.').match(/#+/g)?.length ?? 0);
    expect([...rows.slice(0, 4), ...rows.slice(-4)].join('')).not.toContain('#');
    for (const row of rows) expect(row).toMatch(/^\.{4}.{21}\.{4}$/);
  });
});
