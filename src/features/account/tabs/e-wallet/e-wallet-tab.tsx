import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { DateFilter } from '#common/list-table/date-filter.tsx';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useList } from '#common/list-table/use-list.ts';
import { useShop } from '#common/shop-context.tsx';
import { useRefreshOnChange } from '#common/use-refresh-on-change.ts';
import { customerEWalletTransactions } from '#contract/endpoints/customers.ts';
import type { AccountTabContentProps } from '../account-tab.ts';
import { provideEWalletList } from '../history.actors.ts';
import { useTransactionColumns } from './use-transaction-columns.tsx';
import { VehicleTickets } from './vehicle-tickets.tsx';

/** The transactions of the customer's wallets; an opened row shows the tickets paid with the transaction (HIS-02). */
export function EWalletTab({ customerId, walletAmount }: AccountTabContentProps) {
  const shop = useShop();
  const intl = useIntl();
  const list = useList(() => provideEWalletList(shop, customerId), {
    detailSource: 'fetched',
    sortBy: 'dateTime',
    sortDesc: true,
  });
  useRefreshOnChange(list, walletAmount);
  const columns = useTransactionColumns();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  return (
    <ListTable
      list={list}
      area="eWallet"
      columns={columns}
      sortColumns={customerEWalletTransactions.sortColumns}
      dense
      filters={
        <DateFilter
          label={intl.formatMessage({ id: 'eWallet.date' })}
          value={filters['date']}
          onChange={(value) => list.send({ type: 'changeFilter', name: 'date', value })}
        />
      }
      rowTone={({ amount }) => (amount > 0 ? 'credit' : 'debit')}
      renderDetail={(_, tickets) => <VehicleTickets tickets={tickets ?? []} />}
    />
  );
}
