// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Table } from '../../src/ui/table/table.tsx';
import type { Column, Sort } from '../../src/ui/table/table.types.ts';
import { show } from './render.tsx';

type Order = { readonly number: string; readonly price: string };
const rows: readonly Order[] = [
  { number: '2', price: '20 Kč' },
  { number: '1', price: '10 Kč' },
];
const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Number', cell: (order) => order.number, sortable: true },
  { id: 'price', header: 'Price', cell: (order) => order.price, align: 'end' },
];
const texts = {
  caption: 'Orders',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  actions: 'Actions',
  expand: 'Show',
  collapse: 'Hide',
  loading: 'Loading',
};
const common = { texts, columns, rowId: (order: Order) => order.number, empty: 'No orders.' } as const;

describe('the sorting of a table', () => {
  it('is shown by the header and reversed by a press on it', async () => {
    const sorted = vi.fn<(sort: Sort) => void>();
    const { user } = show(<Table {...common} rows={rows} sort={{ by: 'number', descending: false }} onSort={sorted} />);
    expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(sorted).toHaveBeenLastCalledWith({ by: 'number', descending: true });
    expect(within(screen.getByRole('columnheader', { name: 'Price' })).queryByRole('button')).toBeNull();
  });

  it('is ascending at first when another column is chosen', async () => {
    const sorted = vi.fn<(sort: Sort) => void>();
    const { user } = show(<Table {...common} rows={rows} sort={{ by: 'price', descending: true }} onSort={sorted} />);
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(sorted).toHaveBeenLastCalledWith({ by: 'number', descending: false });
  });

  it('can also be chosen by a select and a button, without headers', async () => {
    const sorted = vi.fn<(sort: Sort) => void>();
    const { user } = show(<Table {...common} rows={rows} sort={{ by: 'number', descending: true }} onSort={sorted} />);
    await user.click(screen.getByRole('button', { name: 'Descending' }));
    expect(sorted).toHaveBeenLastCalledWith({ by: 'number', descending: false });
    expect(within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')).toHaveLength(1);
  });
});

it("a row's header cell contains the link of the row", () => {
  show(<Table {...common} rows={rows} rowHref={({ number }) => `#/orders/${number}`} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2', '#/orders/2'],
    ['1', '#/orders/1'],
  ]);
  expect(links[0]?.closest('th')?.scope).toBe('row');
});

it('a row is expanded by a button, which says whether it is expanded', async () => {
  const toggle = vi.fn<(row: Order) => void>();
  const { user } = show(
    <Table
      {...common}
      rows={rows}
      expansion={{
        expanded: (row) => row.number === '1',
        onToggle: toggle,
        content: (row) => `Items of ${row.number}`,
      }}
    />,
  );
  expect(screen.getByText('Items of 1')).toBeTruthy();
  expect(screen.queryByText('Items of 2')).toBeNull();
  expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(toggle).toHaveBeenCalledWith(rows[0]);
});

describe('a table without rows', () => {
  it('says that there are none', () => {
    show(<Table {...common} rows={[]} />);
    expect(screen.getByText('No orders.')).toBeTruthy();
  });

  it('says, while they are loading, that they are loading, not that there are none', () => {
    show(<Table {...common} rows={[]} loading />);
    expect(screen.getByRole('table', { busy: true })).toBeTruthy();
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByText('No orders.')).toBeNull();
  });

  it('keeps its old rows while new ones are loading', () => {
    show(<Table {...common} rows={rows} loading />);
    expect(screen.getByRole('rowheader', { name: '2' })).toBeTruthy();
  });

  it('shows the failure if they cannot be loaded', () => {
    show(<Table {...common} rows={[]} loading failure="Could not be loaded." />);
    expect(screen.getByText('Could not be loaded.')).toBeTruthy();
  });
});

it('a table has buttons for the pages, and a select for their size', async () => {
  const [next, size] = [vi.fn<() => void>(), vi.fn<(size: number) => void>()];
  const pages = { pages: 'Pages', size: 'Rows', previous: 'Previous', next: 'Next', range: '1–25 of 30' };
  const { user } = show(
    <Table {...common} rows={rows} pagination={{ size: 25, onSize: size, onNext: next, texts: pages }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(next).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '100');
  expect(size).toHaveBeenCalledWith(100);
});
