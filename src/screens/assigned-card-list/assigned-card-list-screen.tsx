import { FormattedMessage } from 'react-intl';
import { provideLinkList } from '../../actors/account-links.actors.ts';
import { ListTable } from '../../app/list-table/list-table.tsx';
import { useListInAddress } from '../../app/list-table/use-list-in-address.ts';
import { useShop } from '../../app/shop-context.tsx';
import { usePageTitle } from '../../app/use-title.ts';
import { Page } from '../../ui/page/page.tsx';
import { CancelLink } from '../linked-customers/cancel-link.tsx';
import { linkedAccountAddress } from '../linked-customers/linked-account-address.ts';
import { useLinkColumns } from '../linked-customers/use-link-columns.tsx';

/** The customers assigned to the account, in the order of the links (first specification, 2 'Assigned card list'). */
export function AssignedCardListScreen() {
  const shop = useShop();
  const title = usePageTitle('assignedCards.title');
  const columns = useLinkColumns({ sortable: false });
  const list = useListInAddress(
    () => provideLinkList(shop, 'ASSIGNED'),
    { detailSource: 'none', sortBy: '', sortDesc: false },
    { sortBy: [], filters: {} },
  );
  const refresh = () => list.send({ type: 'refresh' });
  return (
    <Page title={title} lead={<FormattedMessage id="assignedCards.lead" />}>
      <ListTable
        list={list}
        area="assignedCards"
        columns={columns}
        rowHref={linkedAccountAddress}
        rowActions={(link) => <CancelLink link={link} onChanged={refresh} />}
      />
    </Page>
  );
}
