import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { StateChip } from '../badge/state-chip.tsx';
import { StateNote } from '../badge/state-note.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MultiSelectAtRest } from '../multi-select/multi-select-at-rest.tsx';
import { Table } from '../table/table.tsx';
import type { Column, CompactPlace, ReceiptPlace, RowTone, Sort } from '../table/table.types.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Sample } from './sample.tsx';

type Order = { readonly number: string; readonly created: string; readonly price: string; readonly state: string };

const orders: readonly Order[] = [
  { number: '2026-001874', created: '21. 11. 2026 8:14', price: '1 550,00 Kč', state: 'Paid' },
  { number: '2026-001701', created: '3. 10. 2026 17:02', price: '550,00 Kč', state: 'Waits for payment' },
  { number: '2026-000033', created: '2. 1. 2026 6:59', price: '20,00 Kč', state: 'Cancelled' },
];
const columns: readonly Column<Order>[] = [
  { id: 'number', header: 'Order', cell: (order) => order.number },
  { id: 'created', header: 'Created', cell: (order) => order.created },
  {
    id: 'state',
    header: 'State',
    cell: (order) => <StateChip tone={order.state === 'Paid' ? 'success' : 'neutral'}>{order.state}</StateChip>,
  },
  { id: 'price', header: 'Price', cell: (order) => order.price, align: 'end' },
];
const places: Readonly<Record<string, ReceiptPlace>> = {
  number: 'code',
  created: 'when',
  state: 'state',
  price: 'amount',
};
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

const receiptColumns = columns.map((column) => ({ ...column, place: places[column.id] ?? 'kind' }));

type Ticket = {
  readonly tariff: string;
  readonly from: string;
  readonly until: string;
  readonly state: string;
  readonly zone: string | null;
  readonly card: string;
  readonly balance: string;
  readonly price: string;
};

const tickets: readonly Ticket[] = [
  {
    tariff: 'Ticket, 30 days',
    from: '29. 10. 2026',
    until: '27. 11. 2026',
    state: 'Valid',
    zone: '100 Lipany',
    card: '21006739 93 3077082 5',
    balance: '895,50 Kč',
    price: '550,00 Kč',
  },
  {
    tariff: 'Yearly ticket for the whole network without any limit of zones',
    from: '1. 1. 2025',
    until: '31. 12. 2025',
    state: 'Over',
    zone: null,
    card: '21006739 93 3077082 5',
    balance: '12 345,50 Kč',
    price: '12 345,00 Kč',
  },
];
const ticketPlaces: Readonly<Record<keyof Ticket, CompactPlace>> = {
  tariff: 'subject',
  state: 'state',
  from: 'from',
  until: 'until',
  zone: 'plain',
  card: 'opened',
  balance: 'labelled',
  price: 'amount',
};
const ticketColumn = (id: keyof Ticket, header: string): Column<Ticket> => ({
  id,
  header,
  compact: ticketPlaces[id],
  cell: (ticket) =>
    id === 'state' ? (
      <StateChip tone={ticket.state === 'Valid' ? 'success' : 'neutral'}>{ticket.state}</StateChip>
    ) : (
      ticket[id]
    ),
});
const ticketColumns: readonly Column<Ticket>[] = [
  ticketColumn('tariff', 'Tariff'),
  ticketColumn('state', 'State'),
  ticketColumn('from', 'From'),
  ticketColumn('until', 'Until'),
  ticketColumn('zone', 'Zone'),
  ticketColumn('card', 'Card number'),
  ticketColumn('balance', 'Balance'),
  ticketColumn('price', 'Price'),
];

type Toned = { readonly tone: RowTone; readonly meaning: string };

const tones: readonly Toned[] = [
  { tone: 'marked', meaning: 'Matters now' },
  { tone: 'ahead', meaning: 'Begins later' },
  { tone: 'underway', meaning: 'Is being made' },
  { tone: 'ready', meaning: 'Waits to be used' },
  { tone: 'barred', meaning: 'Cannot be used' },
  { tone: 'faded', meaning: 'Is over' },
  { tone: 'void', meaning: 'Does not count' },
];
const toneColumns: readonly Column<Toned>[] = [
  {
    id: 'tone',
    header: 'Tone',
    compact: 'subject',
    cell: ({ tone }) => (
      <>
        <StateChip>{tone}</StateChip>
        <StateNote>in a few words</StateNote>
      </>
    ),
  },
  { id: 'meaning', header: 'Meaning', compact: 'plain', cell: ({ meaning }) => meaning },
];

const lead = { header: 'Purchase', cell: () => 'Ticket, 30 days, and 2 more', detail: () => 'Jana Novotná' };

const ignore = () => undefined;
const payAgain = () => <Button variant="quiet">Pay again</Button>;
const items = () => <p>Ticket, 30 days</p>;

export function Tables() {
  const [sort, setSort] = useState<Sort>({ by: 'created', descending: true });
  const [open, setOpen] = useState<readonly string[]>(['2026-001701']);
  const [selected, setSelected] = useState<readonly string[]>(['2026-001874']);
  const toggle = ({ number }: Order) =>
    setOpen(open.includes(number) ? open.filter((each) => each !== number) : [...open, number]);
  return (
    <Sample title="Tables">
      <Table
        {...common}
        note={<Alert meaning="info">One order waits for its payment.</Alert>}
        rows={orders}
        sortColumns={['number', 'created', 'price']}
        sort={sort}
        onSort={setSort}
        create={(button) => button({ label: 'New order', onPress: ignore })}
        rowTone={(order) => (order.state === 'Cancelled' ? 'faded' : order.state === 'Paid' ? 'marked' : undefined)}
        rowActions={payAgain}
        edit={(_, button) => button({ label: 'Change', onPress: ignore })}
        remove={(_, button) => button({ label: 'Delete', onPress: ignore, obstacle: 'It was paid.' })}
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
      <Table {...common} cards rows={orders} remove={(_, button) => button({ label: 'Delete', onPress: ignore })} />
      <Table
        {...common}
        rows={orders}
        selection={{
          header: 'Selection',
          label: ({ number, state }) => (state === 'Cancelled' ? null : `Select the order ${number}`),
          selected: ({ number }) => selected.includes(number),
          onSelect: ({ number }, chosen) =>
            setSelected(chosen ? [...selected, number] : selected.filter((each) => each !== number)),
        }}
      />
      <Table {...common} dense rows={orders} rowTone={(order) => (order.state === 'Paid' ? 'credit' : 'debit')} />
      <Table
        {...common}
        columns={receiptColumns}
        lead={lead}
        rows={orders}
        rowHref={() => '#tables'}
        rowActions={(order) => order.state === 'Waits for payment' && <Button variant="primary">Pay again</Button>}
        filters={{
          content: <TextField label="State" value="" onChange={() => undefined} />,
          label: 'Filters',
          inUse: false,
          enabled: true,
          seen: true,
        }}
        sortColumns={['number', 'created', 'price']}
        sort={sort}
        onSort={setSort}
        pagination={{
          shown: false,
          size: 25,
          onSize: () => undefined,
          texts: { pages: 'Pages', size: 'Rows a page', previous: 'Previous', next: 'Next', range: '1–3 of 3' },
        }}
      />
      <Table
        texts={{ ...texts, caption: 'Tickets' }}
        columns={ticketColumns}
        rows={tickets}
        rowId={({ from }) => from}
        filters={{
          content: <MultiSelectAtRest label="State" placeholder="all" />,
          single: true,
          enabled: false,
          label: 'Filters',
          inUse: false,
          seen: true,
        }}
        rowTone={({ state }) => (state === 'Over' ? 'faded' : undefined)}
        empty={common.empty}
        expansion={{ expanded: ({ state }) => state === 'Over', onToggle: () => undefined, content: items }}
      />
      <Table
        texts={{ ...texts, caption: 'Tones' }}
        columns={toneColumns}
        rows={tones}
        rowId={({ tone }) => tone}
        rowTone={({ tone }) => tone}
        rowOpener={() => <IconButton label="Open" icon={<Eye />} coversRow onClick={ignore} />}
        empty={common.empty}
      />
      <Table {...common} columns={receiptColumns} lead={lead} rows={[]} loading />
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
