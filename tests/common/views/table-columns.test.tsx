// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { deskCardApplications } from '#contract/endpoints/application-desk.ts';
import {
  customerCardApplications,
  customerCards,
  customerEWalletTransactions,
  customerTicketFares,
} from '#contract/endpoints/customers.ts';
import { deskInvoices } from '#contract/endpoints/invoice-desk.ts';
import { undeliveredMails } from '#contract/endpoints/mail-desk.ts';
import { orders } from '#contract/endpoints/orders.ts';
import { deskReclamations } from '#contract/endpoints/reclamation-desk.ts';
import { reclamations } from '#contract/endpoints/reclamations.ts';
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
  readonly list?: EndpointDefinition;
}

/** Each table in the variant with the most columns. */
const tables: Record<string, Table> = {
  'card applications': { useColumns: useApplicationColumns, list: customerCardApplications },
  'card applications of the desk': { useColumns: useDeskApplicationColumns, list: deskCardApplications },
  cards: { useColumns: () => useChipCardColumns({ withConsent: true }), list: customerCards },
  'invoices of the desk': { useColumns: useInvoiceColumns, list: deskInvoices },
  'linked customers': { useColumns: () => useLinkColumns(), list: customerAccountLinks },
  'mails that were given up': { useColumns: useMailColumns, list: undeliveredMails },
  'money that is not where it belongs': { useColumns: useUnsettledColumns },
  orders: { useColumns: useOrderColumns, list: orders },
  reclamations: { useColumns: useReclamationColumns, list: reclamations },
  'reclamations of the desk': { useColumns: useDeskReclamationColumns, list: deskReclamations },
  'requests to manage a card': { useColumns: useRequestColumns },
  tickets: { useColumns: useTicketFareColumns, list: customerTicketFares },
  'transactions of a wallet': {
    useColumns: useTransactionColumns,
    list: customerEWalletTransactions,
  },
};

function columnsOf({ useColumns }: Table) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => inShop(testShop(), <>{children}</>);
  return renderHook(useColumns, { wrapper }).result.current;
}

/** A second name for sorting by the number of the active card, used only by other applications (LNK-02). */
const withoutColumn = 'number';

const sortColumnsOfTable = ({ list }: Table): readonly string[] =>
  list === undefined
    ? []
    : (list.sortColumns ?? []).filter((name) => list !== customerAccountLinks || name !== withoutColumn);

it.each(Object.entries(tables))('the table of %s has each column by which the server can sort', (_, table) => {
  const columns = new Set(columnsOf(table).map(({ id }) => id));
  expect(sortColumnsOfTable(table).filter((name) => !columns.has(name))).toEqual([]);
});

it('the columns of all tables are pinned', async () => {
  const lines = Object.entries(tables).map(([name, table]) => {
    const sorted = sortColumnsOfTable(table);
    const columns = columnsOf(table).map(({ cell: _, header, id, ...look }) => {
      const marks = Object.entries({ ...look, ...(sorted.includes(id) && { sortable: true }) }).map(([mark, value]) =>
        value === true ? mark : `${mark} ${String(value)}`,
      );
      return `  ${[`${id} '${header}'`, ...marks.toSorted()].join(', ')}\n`;
    });
    return `${name}\n${columns.join('')}`;
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('pinned/table-columns.txt');
});
