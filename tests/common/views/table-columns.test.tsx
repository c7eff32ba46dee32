// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { useReclamationColumns } from '#features/account/reclamations/use-reclamation-columns.tsx';
import { useApplicationColumns } from '#features/account/tabs/card-applications/use-application-columns.tsx';
import { useChipCardColumns } from '#features/account/tabs/chip-cards/use-chip-card-columns.tsx';
import { useTransactionColumns } from '#features/account/tabs/e-wallet/use-transaction-columns.tsx';
import { useTicketFareColumns } from '#features/account/tabs/ticket-fares/use-ticket-fare-columns.tsx';
import { useApplicationColumns as useDeskApplicationColumns } from '#features/desk/applications/use-application-columns.tsx';
import { useInvoiceColumns } from '#features/desk/invoices/use-invoice-columns.tsx';
import { useMailColumns } from '#features/desk/mails/use-mail-columns.tsx';
import { useUnsettledColumns } from '#features/desk/payments/use-unsettled-columns.tsx';
import { useDeskReclamationColumns } from '#features/desk/reclamations/use-desk-reclamation-columns.tsx';
import { useLinkColumns } from '#features/links/account-links/use-link-columns.tsx';
import { useRequestColumns } from '#features/links/managed-card-requests/use-request-columns.tsx';
import { useOrderColumns } from '#features/purchase/order-list/use-order-columns.tsx';
import type { Column } from '#ui/table/table.types.ts';
import { inShop, testShop } from './support/test-shop.tsx';

interface Table {
  readonly useColumns: () => readonly Column<never>[];
  /** The endpoint of the list, if the list can be sorted. */
  readonly call?: string;
}

/** Each table in the variant with the most columns. */
const tables: Record<string, Table> = {
  'card applications': { useColumns: useApplicationColumns, call: 'customerCardApplications' },
  'card applications of the desk': { useColumns: useDeskApplicationColumns, call: 'deskCardApplications' },
  cards: { useColumns: () => useChipCardColumns({ withConsent: true }), call: 'customerCards' },
  'invoices of the desk': { useColumns: useInvoiceColumns, call: 'deskInvoices' },
  'linked customers': { useColumns: () => useLinkColumns({ sortable: true }), call: 'customerAccountLinks' },
  'mails that were given up': { useColumns: useMailColumns, call: 'undeliveredMails' },
  'money that is not where it belongs': { useColumns: useUnsettledColumns },
  orders: { useColumns: useOrderColumns, call: 'orders' },
  reclamations: { useColumns: useReclamationColumns, call: 'reclamations' },
  'reclamations of the desk': { useColumns: useDeskReclamationColumns, call: 'deskReclamations' },
  'requests to manage a card': { useColumns: useRequestColumns },
  tickets: { useColumns: useTicketFareColumns, call: 'customerTicketFares' },
  'transactions of a wallet': {
    useColumns: useTransactionColumns,
    call: 'customerEWalletTransactions',
  },
};

function columnsOf({ useColumns }: Table) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => inShop(testShop(), <>{children}</>);
  return renderHook(useColumns, { wrapper }).result.current;
}

interface ListQuery {
  readonly entries: { readonly sortBy: { readonly wrapped: { readonly options: readonly string[] } } };
}

/** A second name for sorting by the number of the active card, used only by other applications (LNK-02). */
const withoutColumn: Readonly<Record<string, string>> = { customerAccountLinks: 'number' };

/** The columns by which the server can sort the list of an endpoint. */
const sortedBy = (call: string): readonly string[] => {
  const query = endpoints.find(({ name }) => name === call)?.query;
  return (query as unknown as ListQuery).entries.sortBy.wrapped.options.filter((name) => name !== withoutColumn[call]);
};

describe.each(Object.entries(tables))('the table of %s', (_, table) => {
  it('can be sorted by exactly the columns by which the server can sort', () => {
    const offered = columnsOf(table).flatMap(({ id, sortable }) => (sortable === true ? [id] : []));
    expect(offered.toSorted()).toEqual(table.call === undefined ? [] : sortedBy(table.call).toSorted());
  });
});

it('the columns of all tables are pinned', async () => {
  const lines = Object.entries(tables).map(([name, table]) => {
    const columns = columnsOf(table).map(({ cell: _, header, id, ...look }) => {
      const marks = Object.entries(look).map(([mark, value]) => (value === true ? mark : `${mark} ${String(value)}`));
      return `  ${[`${id} '${header}'`, ...marks.toSorted()].join(', ')}\n`;
    });
    return `${name}\n${columns.join('')}`;
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('pinned/table-columns.txt');
});
