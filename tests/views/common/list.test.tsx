// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { listModel } from '../../../machines/list/list.model.ts';
import type { ListActor } from '../../../machines/list/list.view.ts';
import { ListTable } from '../../../src/common/list-table/list-table.tsx';
import { Checkbox } from '../../../src/ui/checkbox/checkbox.tsx';
import { describeView } from '../../formal/view-level.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { listGestures } from './list.gestures.tsx';

type Row = { readonly id: number };

const columns = [
  { id: 'number', header: 'Číslo', sortable: true, cell: ({ id }: Row) => id },
  { id: 'issued', header: 'Vystaveno', sortable: true, cell: () => 'dnes' },
];

function Filter({ list }: { readonly list: ListActor<Row, string> }) {
  const value = useSelector(list, ({ context }) => context.query.filters['state'] ?? []);
  return (
    <Checkbox
      label="Jen zaplacené"
      checked={value.length > 0}
      onChange={(on) => list.send({ type: 'changeFilter', name: 'state', value: on ? ['PAID'] : [] })}
    />
  );
}

describeView({
  model: listModel,
  render: (list) =>
    inShop(
      testShop(),
      <ListTable
        list={list}
        area="orders"
        columns={columns}
        filters={<Filter list={list} />}
        renderDetail={(_, detail) => detail ?? 'included'}
      />,
    ),
  gestures: listGestures,
  expectations: {
    'listing.loading': ({ root }) => {
      expect(within(root).getAllByRole('table')[0]?.getAttribute('aria-busy')).toBe('true');
    },
    'listing.shown': ({ root }, { context }) => {
      const { query, rows } = context as { query: { offset: number }; rows: readonly Row[] };
      expect(root.textContent).toContain(`${query.offset + 1}–${query.offset + rows.length} z 12`);
    },
    'listing.empty': ({ root }, { context }) => {
      const { query } = context as { query: { filters: Readonly<Record<string, readonly string[]>> } };
      const isFiltered = (query.filters['state'] ?? []).length > 0;
      expect(root.textContent).toContain(isFiltered ? 'Filtrům nic neodpovídá' : 'Zatím nemáte žádnou objednávku');
    },
    failed: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Seznam se nepodařilo načíst');
    },
  },
});
