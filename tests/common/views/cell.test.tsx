// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CellType, CellValues } from '#common/list-table/cell-text.ts';
import { Cell } from '#common/list-table/cell.tsx';
import { SmallTable } from '#common/list-table/small-table.tsx';
import type { Column } from '#ui/table/table.types.ts';
import { inShop, testShop } from './support/test-shop.tsx';

type Row = { readonly [Type in CellType]: CellValues[Type] | null };

const full: Row = {
  number: 3,
  cardNumber: '920012345678901234',
  person: { firstName: 'Jana', lastName: 'Dvořáková' },
  date: '2026-11-21',
  dateTime: '2026-11-21T08:00:00.000Z',
  decimal: 1.5,
  boolean: true,
  percentage: 21,
  price: 12_000,
  originalDecimalPrice: 120,
  amount: -12_000,
};
const types = Object.keys(full) as readonly CellType[];
const nothing = Object.fromEntries(types.map((type) => [type, null])) as Row;
const columns: readonly Column<Row>[] = types.map((type) => ({
  id: type,
  header: type,
  cell: (row) => <Cell type={type} value={row[type]} />,
}));

const show = (row: Row) => {
  render(
    inShop(testShop(), <SmallTable caption="Buňky" columns={columns} rows={[row]} rowId={() => 'row'} empty="nic" />),
  );
  const line = within(screen.getByRole('table', { name: 'Buňky' })).getAllByRole('row')[1];
  return [...(line?.children ?? [])];
};

afterEach(cleanup);

it('every type of cell shows its value in a column of a table', () => {
  const cells = show(full).map(({ textContent }) => textContent.replace(/[\u00a0\u202f]/g, ' '));
  expect(cells.join(' | ')).toBe(
    '3 | 92001234 56 7890123 4 | Jana Dvořáková | 21.11.2026 | 21.11.2026 09:00 | 1,50 | Ano | 21 % | ' +
      '120,00 Kč | 120,00 Kč | -120,00 Kč',
  );
});

it('days and times are machine-readable too', () => {
  const times = show(full).map((cell) => cell.querySelector('time')?.dateTime);
  expect(times.filter((time) => time !== undefined)).toEqual([full.date, full.dateTime]);
});

it('a missing value is a dash', () => {
  expect(new Set(show(nothing).map(({ textContent }) => textContent))).toEqual(new Set(['–']));
});
