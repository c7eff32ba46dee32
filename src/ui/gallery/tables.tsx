import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { StateChip } from '../badge/state-chip.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Table } from '../table/table.tsx';
import type { Column, Sort } from '../table/table.types.ts';
import { Sample } from './sample.tsx';

type Order = { readonly number: string; readonly created: string; readonly price: string; readonly state: string };

const orders: readonly Order[] = [
  { number: '2026-001874', created: '21. 11. 2026 8:14', price: '1 550,00 Kč', state: 'Paid' },
  { number: '2026-001701', created: '3. 10. 2026 17:02', price: '550,00 Kč', state: 'Waits for payment' },
  { number: '2026-000033', created: '2. 1. 2026 6:59', price: '20,00 Kč', state: 'Cancelled' },
];
const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Order', cell: (order) => order.number, sortable: true },
  { id: 'created', header: 'Created', cell: (order) => order.created, sortable: true },
  {
    id: 'state',
    header: 'State',
    cell: (order) => <StateChip tone={order.state === 'Paid' ? 'success' : 'neutral'}>{order.state}</StateChip>,
  },
  { id: 'price', header: 'Price', cell: (order) => order.price, align: 'end', sortable: true },
];
const texts = {
  caption: 'Orders',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  actions: 'Actions',
  expand: 'Show items',
  collapse: 'Hide items',
  loading: 'Loading',
};
const common = {
  texts,
  columns,
  rowId: (order: Order) => order.number,
  empty: <EmptyState text="You have no orders yet." />,
};

const payAgain = () => <Button variant="quiet">Pay again</Button>;
const items = () => <p>Ticket, 30 days</p>;

export function Tables() {
  const [sort, setSort] = useState<Sort>({ by: 'created', descending: true });
  const [open, setOpen] = useState<readonly string[]>(['2026-001701']);
  const toggle = ({ number }: Order) =>
    setOpen(open.includes(number) ? open.filter((each) => each !== number) : [...open, number]);
  return (
    <Sample title="Tables">
      <Table
        {...common}
        rows={orders}
        sort={sort}
        onSort={setSort}
        rowTone={(order) => (order.state === 'Cancelled' ? 'faded' : order.state === 'Paid' ? 'marked' : undefined)}
        rowActions={payAgain}
        expansion={{
          expanded: (order) => open.includes(order.number),
          onToggle: toggle,
          content: items,
        }}
        pagination={{
          size: 25,
          onSize: () => undefined,
          onNext: () => undefined,
          texts: { pages: 'Pages', size: 'Rows a page', previous: 'Previous', next: 'Next', range: '1–25 of 300' },
        }}
      />
      <Table {...common} rows={orders} rowTone={(order) => (order.state === 'Paid' ? 'credit' : 'debit')} />
      <Table {...common} rows={[]} loading />
      <Table {...common} rows={[]} />
      <Table
        {...common}
        rows={[]}
        failure={
          <Alert meaning="error" actions={<Button>Try again</Button>}>
            The orders could not be loaded. Nothing was lost.
          </Alert>
        }
      />
    </Sample>
  );
}
