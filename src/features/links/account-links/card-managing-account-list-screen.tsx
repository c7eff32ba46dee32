import { FormattedMessage, useIntl } from 'react-intl';
import { ListTable } from '../../../common/list-table/list-table.tsx';
import { useListInAddress } from '../../../common/list-table/use-list-in-address.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { usePageTitle } from '../../../common/use-title.ts';
import { Page } from '../../../ui/page/page.tsx';
import type { Column } from '../../../ui/table/table.types.ts';
import { CancelManaging } from '../link-cancelling/cancel-managing.tsx';
import { provideManagingAccountList, type ManagingAccountRow } from './account-links.actors.ts';

function useColumns(): readonly Column<ManagingAccountRow>[] {
  const intl = useIntl();
  return [
    {
      id: 'customerName',
      header: intl.formatMessage({ id: 'managingAccounts.customerName' }),
      cell: ({ customerName }) => customerName ?? '–',
    },
    {
      id: 'username',
      header: intl.formatMessage({ id: 'managingAccounts.username' }),
      cell: ({ username }) => username,
    },
  ];
}

/** The accounts that manage the own card (first specification, 2 'Card managing account list'). */
export function CardManagingAccountListScreen() {
  const shop = useShop();
  const title = usePageTitle('managingAccounts.title');
  const columns = useColumns();
  const list = useListInAddress(
    () => provideManagingAccountList(shop),
    { detailSource: 'none', sortBy: 'username', sortDesc: true },
    // The table cannot be sorted (first specification, 2).
    { sortBy: [], filters: {} },
  );
  const refresh = () => list.send({ type: 'refresh' });
  return (
    <Page title={title} lead={<FormattedMessage id="managingAccounts.lead" />}>
      <ListTable
        list={list}
        area="managingAccounts"
        columns={columns}
        rowActions={(account) => <CancelManaging account={account} onChanged={refresh} />}
      />
    </Page>
  );
}
