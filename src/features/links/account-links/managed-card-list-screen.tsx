import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AccountLink } from '../../../../contract/entities/account-link.ts';
import { CancelLink } from '../../../common/link-cancelling/cancel-link.tsx';
import { ListTable } from '../../../common/list-table/list-table.tsx';
import { useListInAddress } from '../../../common/list-table/use-list-in-address.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { TrailLink } from '../../../common/trail-link.tsx';
import { usePageTitle } from '../../../common/use-title.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ChangeLink } from '../link-change/change-link.tsx';
import { MergeCustomersButton } from '../merge-customers/merge-customers-button.tsx';
import { linkColumns, provideLinkList } from './account-links.actors.ts';
import { linkedAccountAddress } from './linked-account-address.ts';
import { useLinkColumns } from './use-link-columns.tsx';

interface ManagedCardListScreenProps {
  /** What can be done for a customer besides changing their link; `refresh` reads the list again. */
  readonly actions: (link: AccountLink, refresh: () => void) => ReactNode;
}

/** The customers whose cards the account manages (first specification, 2 'Managed card list'). */
export function ManagedCardListScreen({ actions }: ManagedCardListScreenProps) {
  const shop = useShop();
  const title = usePageTitle('managedCards.title');
  const columns = useLinkColumns({ sortable: true });
  const list = useListInAddress(
    () => provideLinkList(shop, 'MANAGED'),
    { detailSource: 'none', sortBy: 'name', sortDesc: false },
    { sortBy: linkColumns, filters: {} },
  );
  const refresh = () => list.send({ type: 'refresh' });
  return (
    <Page title={title} lead={<FormattedMessage id="managedCards.lead" />}>
      <ListTable
        list={list}
        area="managedCards"
        columns={columns}
        rowHref={linkedAccountAddress}
        rowActions={(link) => (
          <>
            {actions(link, refresh)}
            <ChangeLink link={link} onChanged={refresh} />
            <MergeCustomersButton link={link} onChanged={refresh} />
            <CancelLink link={link} onChanged={refresh} />
          </>
        )}
      />
      <TrailLink />
    </Page>
  );
}
