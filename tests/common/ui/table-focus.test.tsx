// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '#ui/button/button.tsx';
import { Table } from '#ui/table/table.tsx';
import type { Column } from '#ui/table/table.types.ts';
import { show } from './render.tsx';
import { tableTexts as texts } from './table-texts.ts';

const columns: readonly Column<string>[] = [
  { id: 'number', header: 'Number', cell: (number) => number },
  { id: 'price', header: 'Price', cell: () => '20 Kč' },
];

/** A table whose rows cannot be loaded in another order. */
function Orders() {
  const [hasFailed, setFailed] = useState(false);
  return (
    <section aria-label="Orders">
      <Table
        texts={texts}
        columns={columns}
        rows={['1']}
        rowId={(number) => number}
        empty="No orders."
        failure={hasFailed ? <Button>Try again</Button> : undefined}
        sortColumns={['number', 'price']}
        sort={{ by: 'number', descending: false }}
        onSort={() => setFailed(true)}
      />
    </section>
  );
}

it.each([
  ['the head of a column', 'button', 'Price'],
  ['the button of the direction', 'button', 'Ascending'],
  ['the choice of the order', 'combobox', 'Sort by'],
] as const)(
  'after %s was used and removed, the keyboard focus continues at the table',
  async (_control, role, name) => {
    const { user } = show(<Orders />);
    const control = screen.getByRole(role, { name });
    if (control instanceof HTMLSelectElement) {
      control.focus();
      await user.selectOptions(control, 'price');
    } else await user.click(control);
    await act(async () => {});
    expect(screen.getByRole('region', { name: 'Orders' }).contains(document.activeElement)).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  },
);
