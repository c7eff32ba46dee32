// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { denseStyles, rowStyles } from '#ui/table/table.styles.ts';
import { Table } from '#ui/table/table.tsx';
import type { Column, Sort } from '#ui/table/table.types.ts';
import { show } from './render.tsx';
import { tableTexts as texts } from './table-texts.ts';

type Order = { readonly number: string; readonly items: number | null };
const rows: readonly Order[] = [
  { number: '2', items: 0 },
  { number: '1', items: null },
];
const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Order number', cell: (order) => order.number },
  { id: 'items', header: 'Items', cell: (order) => order.items, align: 'end' },
];
const common = {
  texts,
  columns,
  rowId: (order: Order) => order.number,
  empty: 'No orders.',
  sortColumns: ['number', 'items'],
} as const;
const lead = { header: 'Bought', cell: () => 'Ticket', detail: () => 'for Jana' };
const expansion = {
  expanded: () => true,
  onToggle: () => undefined,
  content: (row: Order) => `Items of ${row.number}`,
};
const actions = ({ number }: Order) => <button type="button">Pay {number}</button>;

const rowsOfBody = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody > tr')];

describe('the header of a table', () => {
  const sortedTable = (sort?: Sort) => <Table {...common} rows={rows} sort={sort} onSort={() => undefined} />;
  const sign = (name: string) => screen.getByRole('button', { name }).querySelector('svg');

  it.each([
    ['none', undefined, 'lucide-arrow-up-down', null],
    ['ascending', { by: 'items', descending: false }, 'lucide-arrow-up', 'ascending'],
    ['descending', { by: 'items', descending: true }, 'lucide-arrow-down', 'descending'],
  ])('shows the order of its column: %s', (_, sort, icon, order) => {
    show(sortedTable(sort));
    expect(sign('Items')?.classList.contains(icon)).toBe(true);
    expect(sign('Items')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('columnheader', { name: 'Items' }).getAttribute('aria-sort')).toBe(order);
    expect(sign('Order number')?.classList.contains('lucide-arrow-up-down')).toBe(true);
  });

  it('keeps the icon of the order beside the last word', () => {
    show(sortedTable());
    expect(screen.getByRole('button', { name: 'Order number' }).textContent).toBe('Order number');
    expect(sign('Order number')?.parentElement?.textContent).toBe('number');
  });

  it.each([
    ['actions', { rowActions: actions }],
    ['details', { expansion }],
  ])('has a name for the column of buttons if its rows have %s', (_, more) => {
    show(<Table {...common} rows={rows} {...more} />);
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Order number', 'Items', 'Actions']);
  });

  it('has no column of buttons if there are no buttons', () => {
    show(<Table {...common} rows={rows} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(rowsOfBody().map(({ cells }) => cells.length)).toEqual([2, 2]);
  });
});

describe('the buttons of the generic table (TBL-01)', () => {
  const pressed: string[] = [];
  const press = (label: string) => ({ label, onPress: () => void pressed.push(label) });

  it('follow its flags: create above the table, even without rows; edit and delete at the end of each row', async () => {
    const { user, rerender } = show(
      <Table
        {...common}
        rows={rows}
        create={(button) => button(press('New'))}
        rowActions={actions}
        edit={({ number }, button) => number === '2' && button(press('Edit'))}
        remove={({ number }, button) =>
          button({ ...press(`Delete ${number}`), obstacle: number === '1' ? 'Paid' : undefined })
        }
      />,
    );
    const names = rowsOfBody().map((row) =>
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    );
    expect(names).toEqual([
      ['Pay 2', 'Edit', 'Delete 2'],
      ['Pay 1', 'Delete 1'],
    ]);
    for (const name of ['New', 'Edit', 'Delete 2', 'Delete 1']) await user.click(screen.getByRole('button', { name }));
    expect(pressed).toEqual(['New', 'Edit', 'Delete 2']);
    expect(screen.getByRole('button', { name: 'Delete 1' }).title).toBe('Paid');
    rerender(<Table {...common} rows={[]} create={(button) => button(press('New'))} />);
    screen.getByRole('button', { name: 'New' });
  });

  it('are missing in a table without flags', () => {
    show(<Table {...common} rows={rows} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('the fields that choose the order', () => {
  const order = (sort: Sort | undefined, onSort: (sort: Sort) => void) => (
    <Table {...common} rows={rows} sort={sort} onSort={onSort} />
  );
  const by = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });

  it('show the sorted column, and keep the direction when the column changes', async () => {
    const change = vi.fn<(sort: Sort) => void>();
    const { user } = show(order({ by: 'items', descending: true }, change));
    expect(by().value).toBe('items');
    await user.selectOptions(by(), 'number');
    expect(change.mock.calls).toEqual([[{ by: 'number', descending: true }]]);
  });

  it('show the direction as the icon of the button', () => {
    const { rerender } = show(order({ by: 'items', descending: true }, () => undefined));
    const has = (name: string, icon: string) =>
      screen.getByRole('button', { name }).querySelector('svg')?.classList.contains(icon);
    expect(has('Descending', 'lucide-arrow-down')).toBe(true);
    rerender(order({ by: 'items', descending: false }, () => undefined));
    expect(has('Ascending', 'lucide-arrow-up')).toBe(true);
  });

  it('choose the first sortable column at first', async () => {
    const change = vi.fn<(sort: Sort) => void>();
    const { user } = show(order(undefined, change));
    expect(by().value).toBe('number');
    await user.click(screen.getByRole('button', { name: 'Ascending' }));
    expect(change).toHaveBeenCalledWith({ by: 'number', descending: true });
  });
});

describe('a row', () => {
  it("has its details below the row over the whole width, and the row's button refers to the details", () => {
    show(<Table {...common} rows={rows.slice(0, 1)} lead={lead} rowActions={actions} expansion={expansion} />);
    const [row, details] = rowsOfBody();
    expect(details?.textContent).toBe('Items of 2');
    expect(details?.cells[0]?.colSpan).toBe(row?.cells.length);
    const button = screen.getByRole('button', { name: 'Hide' });
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(details);
  });

  it('does not refer to details while it is closed', () => {
    show(<Table {...common} rows={rows} expansion={{ ...expansion, expanded: () => false }} />);
    const buttons = screen.getAllByRole('button', { name: 'Show' });
    expect(buttons.map((button) => button.getAttribute('aria-controls'))).toEqual([null, null]);
    expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'false']);
  });

  it('shows the buttons that `rowActions` returns for this row', () => {
    show(<Table {...common} rows={rows} rowActions={actions} />);
    const names = rowsOfBody().map((row) => within(row).getByRole('button').textContent);
    expect(names).toEqual(['Pay 2', 'Pay 1']);
  });

  it('shows a zero as a value, and a dash for a missing value', () => {
    show(<Table {...common} rows={rows} />);
    const cells = rowsOfBody().map(({ cells: [, items] }) => [items?.textContent, items?.hasAttribute('data-empty')]);
    expect(cells).toEqual([
      ['0', false],
      ['–', true],
    ]);
  });

  it("labels each value with its column's header for narrow screens, but not the value that names the row", () => {
    const labels = () => rowsOfBody().map(({ cells }) => [...cells].map((cell) => cell.dataset['label']))[0];
    const { rerender } = show(<Table {...common} rows={rows} />);
    expect(labels()).toEqual([undefined, 'Items']);
    const placed = columns.map((column) => ({ ...column, place: 'code' as const }));
    rerender(<Table {...common} columns={placed} lead={lead} rows={rows} />);
    expect(labels()).toEqual([undefined, 'Order number', 'Items']);
  });

  it('has the tone that its table sets', () => {
    show(<Table {...common} rows={rows} rowTone={({ number }) => (number === '1' ? 'marked' : undefined)} />);
    expect(rowsOfBody().map(({ className }) => className)).toEqual([
      rowStyles({ tone: 'plain' }),
      rowStyles({ tone: 'marked' }),
    ]);
  });

  it('aligns numbers at the end of their column, but not words', () => {
    const look = (align: 'start' | 'end') => {
      const { unmount } = show(
        <Table {...common} columns={columns.map((column) => ({ ...column, align }))} rows={rows} />,
      );
      const className = rowsOfBody()[0]?.cells[1]?.className.split(' ') ?? [];
      unmount();
      return className;
    };
    expect(look('end')).toContain('ta_end');
    expect(look('start')).not.toContain('ta_end');
  });
});

describe('a table that is loading', () => {
  it.each([
    ['its columns', {}, 2],
    ['its columns and buttons', { rowActions: actions }, 3],
    ['its columns, buttons and lead', { rowActions: actions, lead }, 4],
  ])('has placeholders for %s; for screen readers it has only a text about loading', (_, more, count) => {
    show(<Table {...common} {...more} rows={[]} loading />);
    const [said, ...places] = rowsOfBody();
    expect([said?.textContent, said?.cells[0]?.colSpan]).toEqual(['Loading', count]);
    expect(places.map(({ cells, ariaHidden }) => [cells.length, ariaHidden])).toEqual([
      [count, 'true'],
      [count, 'true'],
      [count, 'true'],
    ]);
  });

  it('marks its old rows as stale, even a single row, until new rows have arrived', () => {
    const stale = () => document.querySelector('tbody')?.hasAttribute('data-stale');
    const { rerender } = show(<Table {...common} rows={rows.slice(0, 1)} loading />);
    expect(stale()).toBe(true);
    rerender(<Table {...common} rows={rows.slice(0, 1)} />);
    expect(stale()).toBe(false);
    rerender(<Table {...common} rows={[]} loading />);
    expect(stale()).toBe(false);
  });
});

it('old rows are not shown if the new rows could not be loaded', () => {
  show(<Table {...common} rows={rows} note="Sorted by time" failure="Could not be loaded." />);
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByText('Could not be loaded.');
  expect(screen.queryByText('Sorted by time')).toBeNull();
});

it('a note about the rows is shown only together with the rows', () => {
  const { rerender } = show(<Table {...common} rows={[]} loading note="Sorted by time" />);
  expect(screen.queryByText('Sorted by time')).toBeNull();
  rerender(<Table {...common} rows={rows} note="Sorted by time" />);
  screen.getByText('Sorted by time');
});

it('only a table with many columns is dense', () => {
  const isDense = () => denseStyles.split(' ').every((name) => screen.getByRole('table').classList.contains(name));
  const { rerender } = show(<Table {...common} rows={rows} dense />);
  expect(isDense()).toBe(true);
  rerender(<Table {...common} rows={rows} />);
  expect(isDense()).toBe(false);
});

describe('the pages of a table', () => {
  const pages = { pages: 'Pages', size: 'Rows', previous: 'Previous', next: 'Next', range: '26–50 of 80' };

  it('can be turned back and forth', async () => {
    const turned: string[] = [];
    const { user } = show(
      <Table
        {...common}
        rows={rows}
        pagination={{
          size: 25,
          onSize: () => undefined,
          onPrevious: () => turned.push('back'),
          onNext: () => turned.push('forth'),
          texts: pages,
        }}
      />,
    );
    const turn = screen.getByRole('navigation', { name: 'Pages' });
    await user.click(within(turn).getByRole('button', { name: 'Previous' }));
    await user.click(within(turn).getByRole('button', { name: 'Next' }));
    expect(turned).toEqual(['back', 'forth']);
  });

  it('have a select for the rows per page, and end with the last page', () => {
    const ignore = () => undefined;
    show(<Table {...common} rows={rows} pagination={{ size: 50, onSize: ignore, onPrevious: ignore, texts: pages }} />);
    const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows' });
    expect([size.value, ...[...size.options].map(({ value }) => value)]).toEqual(['50', '10', '25', '50', '100']);
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBeNull();
  });
});
