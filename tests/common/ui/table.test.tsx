// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rowStyles } from '#ui/table/table.styles.ts';
import { Table } from '#ui/table/table.tsx';
import type { Column, Sort } from '#ui/table/table.types.ts';
import { show } from './render.tsx';
import { tableTexts as texts } from './table-texts.ts';

type Order = { readonly number: string; readonly price: string };
const rows: readonly Order[] = [
  { number: '2', price: '20 Kč' },
  { number: '1', price: '10 Kč' },
];
const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Number', cell: (order) => order.number },
  { id: 'price', header: 'Price', cell: (order) => order.price, align: 'end' },
];
const common = {
  texts,
  columns,
  rowId: (order: Order) => order.number,
  empty: 'No orders.',
  sortColumns: ['number'],
} as const;

describe('the sorting of a table', () => {
  it('is shown in the header, and reversed when the header is pressed', async () => {
    const sorted = vi.fn<(sort: Sort) => void>();
    const { user } = show(<Table {...common} rows={rows} sort={{ by: 'number', descending: false }} onSort={sorted} />);
    expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(sorted).toHaveBeenLastCalledWith({ by: 'number', descending: true });
    expect(within(screen.getByRole('columnheader', { name: 'Price' })).queryByRole('button')).toBeNull();
  });

  it('is first ascending when another column is chosen', async () => {
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

it('a row is expanded by a button, which reports whether it is expanded', async () => {
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

describe('the filters of a table', () => {
  const filters = {
    content: <input aria-label="State" />,
    label: 'Filters (1)',
    inUse: false,
    enabled: true,
    seen: true,
  };
  const toggle = () => screen.getByRole('button', { name: 'Filters (1)' });

  it('are opened and closed by a button, which refers to them and reports whether they are open', async () => {
    const { user } = show(<Table {...common} rows={rows} filters={filters} />);
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    const panel = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(within(panel ?? document.body).getByRole('textbox', { name: 'State' })).toBeTruthy();
    await user.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });

  it('are open at first if some are set, and stay open when they are cleared', () => {
    const { rerender } = show(<Table {...common} rows={rows} filters={{ ...filters, inUse: true }} />);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    rerender(<Table {...common} rows={rows} filters={filters} />);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
  });

  it('are mounted on a narrow screen only when the button is pressed, on other screens at once', async () => {
    const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(599);
    const { user } = show(<Table {...common} rows={rows} filters={filters} />);
    expect(screen.queryByRole('textbox', { name: 'State' })).toBeNull();
    await user.click(toggle());
    screen.getByRole('textbox', { name: 'State' });
    cleanup();
    width.mockReturnValue(600);
    show(<Table {...common} rows={rows} filters={filters} />);
    screen.getByRole('textbox', { name: 'State' });
    width.mockRestore();
  });

  it('only reserve their space until it is known whether there is something to filter', () => {
    const { rerender } = show(<Table {...common} rows={[]} loading filters={{ ...filters, seen: false }} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.querySelector('input')).not.toBeNull();
    rerender(<Table {...common} rows={rows} filters={filters} />);
    screen.getByRole('textbox', { name: 'State' });
  });

  it('are shown but disabled if there is nothing to filter, and so is their button', () => {
    show(<Table {...common} rows={[]} filters={{ ...filters, enabled: false }} />);
    expect(screen.getByRole('textbox', { name: 'State' }).matches(':disabled')).toBe(true);
    expect(toggle().matches(':disabled')).toBe(true);
  });

  it('stay if no row matches them', () => {
    show(<Table {...common} rows={[]} filters={filters} />);
    expect(screen.getByRole('textbox', { name: 'State' })).toBeTruthy();
  });
});

it('a receipt begins with its lead, which contains the link', () => {
  const lead = { header: 'Bought', cell: () => 'Ticket', detail: () => 'for Jana' };
  show(<Table {...common} rows={rows.slice(0, 1)} lead={lead} rowHref={() => '#/orders/2'} />);
  const [head, row] = screen.getAllByRole('row');
  expect(within(head ?? document.body).getAllByRole('columnheader')[0]?.textContent).toBe('Bought');
  expect(row?.firstElementChild?.textContent).toBe('Ticketfor Jana');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ticket']);
  expect(screen.getByRole('rowheader').textContent).toBe('2');
});

describe('a table without rows', () => {
  it.each([{ loading: false }, { loading: true }, { failure: 'Could not be loaded.' }])(
    'has no header and no fields that choose the order: %o',
    (without) => {
      const sort = { by: 'number', descending: true };
      show(<Table {...common} {...without} rows={[]} sort={sort} onSort={() => undefined} />);
      expect(screen.queryByRole('columnheader')).toBeNull();
      expect(screen.queryByRole('combobox')).toBeNull();
    },
  );

  it('shows a text instead of the rows', () => {
    show(<Table {...common} rows={[]} />);
    expect(screen.getByText('No orders.')).toBeTruthy();
  });

  it('shows while it is loading only that it is loading', () => {
    show(<Table {...common} rows={[]} loading />);
    expect(screen.getByRole('table', { busy: true })).toBeTruthy();
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByText('No orders.')).toBeNull();
  });

  it('keeps its old rows while new rows are loading', () => {
    show(<Table {...common} rows={rows} loading />);
    expect(screen.getByRole('rowheader', { name: '2' })).toBeTruthy();
  });

  it('shows the failure if the rows cannot be loaded', () => {
    show(<Table {...common} rows={[]} loading failure="Could not be loaded." />);
    expect(screen.getByText('Could not be loaded.')).toBeTruthy();
  });
});

it('rows that fit on the smallest page have no pager, but screen readers get their number', () => {
  const pages = { pages: 'Pages', size: 'Rows', previous: 'Previous', next: 'Next', range: '1–2 of 2' };
  show(
    <Table {...common} rows={rows} pagination={{ shown: false, size: 25, onSize: () => undefined, texts: pages }} />,
  );
  expect(screen.getByRole('status').textContent).toBe('1–2 of 2');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('a table has buttons for the pages, and a select for their size', async () => {
  const [next, size] = [vi.fn<() => void>(), vi.fn<(size: number) => void>()];
  const pages = { pages: 'Pages', size: 'Rows', previous: 'Previous', next: 'Next', range: '1–25 of 30' };
  const { user } = show(
    <Table {...common} rows={rows} pagination={{ size: 25, onSize: size, onNext: next, texts: pages }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(next).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '100');
  expect(size).toHaveBeenCalledWith(100);
});

describe('a compact card', () => {
  const compact = common.columns.map((column) => ({ ...column, compact: 'plain' as const }));
  const zone = { id: 'zone', header: 'Zone', compact: 'plain' as const, cell: () => null };

  it('is used only if the columns set their place on the card', () => {
    show(<Table {...common} rows={rows.slice(0, 1)} />);
    expect(screen.getAllByRole('row')[1]?.className).toBe(rowStyles({}));
    cleanup();
    show(<Table {...common} columns={compact} rows={rows.slice(0, 1)} />);
    expect(screen.getAllByRole('row')[1]?.className).toBe(rowStyles({ layout: 'compact' }));
  });

  it('marks missing values, which are a dash in the table', () => {
    show(<Table {...common} columns={[...compact, zone]} rows={rows.slice(0, 1)} />);
    expect(screen.getByText('–').closest('td')?.dataset['label']).toBe('Zone');
    const missing = [...document.querySelectorAll('[data-empty]')].map(({ textContent }) => textContent);
    expect(missing).toEqual(['–']);
  });

  it('is marked while it is open', () => {
    const expansion = { expanded: ({ number }: (typeof rows)[number]) => number === '2', onToggle: () => undefined };
    show(<Table {...common} columns={compact} rows={rows} expansion={{ ...expansion, content: () => 'Items' }} />);
    const open = document.querySelectorAll('tr[data-open]');
    expect([...open].map((row) => row.querySelector('th')?.textContent)).toEqual(['2']);
  });
});

describe('rows that can be selected', () => {
  it('have a checkbox each, named by its row, except those that cannot be selected', async () => {
    const onSelect = vi.fn<(row: Order, chosen: boolean) => void>();
    const selection = {
      header: 'Selection',
      label: ({ number }: Order) => (number === '1' ? null : `Select the order ${number}`),
      selected: () => true,
      onSelect,
    };
    const { user } = show(<Table {...common} rows={rows} selection={selection} rowActions={() => 'x'} />);
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Selection');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select the order 2' });
    expect(box.checked).toBe(true);
    await user.click(box);
    expect(onSelect.mock.calls).toEqual([[rows[0], false]]);
    const widths = screen.getAllByRole('row').map((row) => row.children.length);
    expect(new Set(widths).size).toBe(1);
  });
});
