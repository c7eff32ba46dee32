// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { ListTable } from '#common/list-table/list-table.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { listView } from '#machines/common/list/list.view.ts';
import type { ListActor } from '#machines/common/list/list.view.ts';
import { listModel } from '#machines/common/list/model/list.model.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { listGestures } from './list.gestures.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

type Row = { readonly id: number };

const columns = [
  { id: 'number', header: 'Číslo', cell: ({ id }: Row) => id },
  { id: 'issued', header: 'Vytvořeno', cell: () => 'dnes' },
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
        sortColumns={['number', 'issued']}
        filters={<Filter list={list} />}
        renderDetail={(_, detail) => <span>{detail ?? 'included'}</span>}
      />,
    ),
  gestures: listGestures,
  view: listView,
  expectations: {
    'listing.loading': ({ root }) => {
      expect(within(root).getAllByRole('table')[0]?.getAttribute('aria-busy')).toBe('true');
    },
    'listing.shown': ({ root }, { context }) => {
      const { query, rows, totalCount } = context as {
        query: { offset: number };
        rows: readonly Row[];
        totalCount: number;
      };
      const isPaged = totalCount > 10;
      expect(root.textContent).toContain(`${query.offset + 1}–${query.offset + rows.length} z ${totalCount}`);
      expect(within(root).queryAllByRole('navigation')).toHaveLength(isPaged ? 1 : 0);
    },
    'listing.unmatched': ({ root }) => {
      expect(root.textContent).toContain('Filtrům nic neodpovídá');
      expect(within(root).queryByRole('table')).toBeNull();
    },
    'listing.empty': ({ root }) => {
      expect(root.textContent).toContain('Zatím nemáte žádnou objednávku');
      expect(within(root).getByRole('checkbox').matches(':disabled')).toBe(true);
      for (const role of ['table', 'combobox', 'navigation']) expect(within(root).queryByRole(role)).toBeNull();
    },
    failed: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Seznam se nepodařilo načíst');
    },
  },
});
