import { expect, it } from 'vitest';
import { invoicePdf } from '#server/purchase/invoices/invoice-pdf.ts';
import { invoiceTexts } from '#server/purchase/invoices/invoice-texts.ts';
import { drawnBy } from './support/drawn-invoice.ts';
import { invoiceRow, ticketItem } from './support/invoice-row.ts';

const look = { issued: '2026-11-21', accent: '#1b5fa8' };
const card = { ...ticketItem, name: 'Karta', description: null, quantity: 2, totalPrice: 110_000, taxPercentage: 21 };
const long = { ...ticketItem, name: 'Časová jízdenka pro celou síť '.repeat(4).trim() };

// If you change the look of an invoice, review a new PDF and the changed lines, then update the stored drawings with
// `vitest -u`.
it.each([
  ['waits for its payment', 'PENDING', { items: [ticketItem, card] }],
  ['is paid', 'PAID', { items: [long] }],
  ['is cancelled', 'CANCELLED', { items: [ticketItem] }],
  ['has several pages', 'PENDING', { items: Array.from({ length: 21 }, () => ticketItem) }],
  ['has no QR code', 'PENDING', { items: [ticketItem], currency: 'PLN' }],
] as const)(
  'an invoice that %s is drawn like its stored, reviewed drawing',
  async (situation, state, { items, ...others }) => {
    const texts = invoiceTexts(invoiceRow({ items: [...items], ...others }), { state, settledAt: null, price: 55_000 });
    const lines = await drawnBy(() => invoicePdf(texts, look));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawings/${situation.replaceAll(' ', '-')}.txt`);
  },
);
