// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Invoice } from '#contract/entities/invoice.ts';
import { InvoicePaper } from '#features/purchase/invoice/invoice-paper.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const line = { cells: ['Jízdenka', '1', '491 Kč', '12 %', '550 Kč', '550 Kč'], detail: 'Lenka' };

const invoice: Invoice = {
  number: '2026000001',
  locale: 'cs',
  title: 'Faktura – daňový doklad',
  stamp: null,
  supplier: { heading: 'Dodavatel', lines: ['Linka', 'Nádražní 1', 'IČO 00000019'] },
  customer: { heading: 'Odběratel', lines: ['Lenka Dvořáková', 'lenka@linka.example'] },
  facts: [{ label: 'Datum splatnosti', value: '05.12.2026' }],
  items: {
    headings: ['Položka', 'Množství', 'Cena bez DPH', 'DPH', 'Cena s DPH', 'Celkem'],
    rows: [line, line],
  },
  taxes: {
    caption: 'Rozpis DPH',
    headings: ['Sazba', 'Základ', 'Daň', 'S daní'],
    rows: [{ cells: ['12 %', '982,14 Kč', '117,86 Kč', '1 100 Kč'], detail: null }],
  },
  total: { label: 'Celkem včetně DPH', value: '1 100,00 Kč' },
  payment: {
    heading: 'Jak zaplatit',
    facts: [
      { label: 'Částka', value: '1 100,00 Kč', typed: '1100' },
      { label: 'Datum splatnosti', value: '05.12.2026', typed: null },
    ],
    code: { label: 'QR kód', size: 29, path: 'M4 4h7v1h-7z' },
  },
  note: 'Platí bez podpisu.',
};

const paperOf = (shown: Invoice) => inShop(testShop(), <InvoicePaper invoice={shown} />);

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

it('the invoice shows all of its texts, in its own language', () => {
  render(paperOf(invoice));
  const paper = screen.getByRole('article');
  const { locale, payment, ...rest } = invoice;
  expect(paper.lang).toBe(locale);
  const shownFacts = payment?.facts.map(({ label, value }) => [label, value]);
  const missing = texts([rest, payment?.heading, shownFacts]).filter((text) => !paper.textContent?.includes(text));
  expect(missing).toEqual([]);
});

it('the invoice has a row for each item, also for equal items, and a row for each tax rate', () => {
  render(paperOf(invoice));
  const [items, taxes] = screen.getAllByRole('table');
  expect(within(items ?? document.body).getAllByRole('rowheader')).toHaveLength(2);
  expect(within(taxes ?? document.body).getAllByRole('rowheader')).toHaveLength(1);
  expect(screen.getByRole('table', { name: 'Rozpis DPH' })).toBe(taxes);
});

it('the invoice of a seller without value added tax has no table of taxes', () => {
  render(paperOf({ ...invoice, taxes: null }));
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it('the invoice shows the QR code for the payment, but no code if it is paid', () => {
  render(paperOf(invoice));
  expect(screen.getByRole('img', { name: 'QR kód' }).querySelector('path')?.getAttribute('d')).toBe('M4 4h7v1h-7z');
  cleanup();
  const stamp = { kind: 'PAID', text: 'Uhrazeno 21.11.2026' } as const;
  render(paperOf({ ...invoice, payment: null, stamp }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Uhrazeno 21.11.2026')).toBeDefined();
});

it('the payment data that a bank asks for can be copied as its form expects them (INV-01)', async () => {
  const user = userEvent.setup();
  render(paperOf(invoice));
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Zkopírovat: Částka']);
  await user.click(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe('1100');
  expect(screen.getByRole('status').textContent).toBe('Zkopírováno: Částka');
});
