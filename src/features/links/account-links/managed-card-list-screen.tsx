import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CancelLink } from '#common/link-cancelling/cancel-link.tsx';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { useShop } from '#common/shop-context.tsx';
import { TrailLink } from '#common/trail-link.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import type { AccountLink } from '#contract/entities/account-link.ts';
import { Page } from '#ui/page/page.tsx';
import type { TableButton } from '#ui/table/table-buttons.tsx';
import { ChangeLink } from '../link-change/change-link.tsx';
import { MergeCustomersButton } from '../merge-customers/merge-customers-button.tsx';
import { provideLinkList } from './account-links.actors.ts';
import { linkedAccountAddress } from './linked-account-address.ts';
import { MoreLinkActions } from './more-link-actions.tsx';
import { useLinkColumns } from './use-link-columns.tsx';

interface ManagedCardListScreenProps {
  /**
   * Renders the buttons that change the personal data of a customer, where this is possible; `refresh` reads the list
   * again.
   */
  readonly edit: (link: AccountLink, button: TableButton, refresh: () => void) => ReactNode;
}

/** The customers whose cards the account manages (LNK-02). */
export function ManagedCardListScreen({ edit }: ManagedCardListScreenProps) {
  const shop = useShop();
  const title = usePageTitle('managedCards.title');
  const columns = useLinkColumns();
  const list = useListInAddress(
    () => provideLinkList(shop, 'MANAGED'),
    { detailSource: 'none', sortBy: 'name', sortDesc: false },
    { sortBy: customerAccountLinks.sortColumns, filters: {} },
  );
  const refresh = () => list.send({ type: 'refresh' });
  return (
    <Page title={title} lead={<FormattedMessage id="managedCards.lead" />}>
      <ListTable
        list={list}
        area="managedCards"
        columns={columns}
        sortColumns={customerAccountLinks.sortColumns}
        rowHref={linkedAccountAddress}
        cards
        edit={(link, button) => edit(link, button, refresh)}
        remove={(link, button) => (
          <MoreLinkActions link={link}>
            <ChangeLink link={link} onChanged={refresh} />
            <MergeCustomersButton link={link} onChanged={refresh} />
            <CancelLink link={link} button={button} onChanged={refresh} />
          </MoreLinkActions>
        )}
      />
      <TrailLink />
    </Page>
  );
}
