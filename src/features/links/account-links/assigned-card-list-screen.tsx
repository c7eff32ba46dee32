import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { CancelLink } from '#common/link-cancelling/cancel-link.tsx';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { useShop } from '#common/shop-context.tsx';
import { TrailLink } from '#common/trail-link.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { areAssignedApplicationsOffered, isLinkedCardOffered } from '#rules/visibility.ts';
import { Page } from '#ui/page/page.tsx';
import { AssignCardButton } from '../card-assigning/assign-card-button.tsx';
import { provideLinkList } from './account-links.actors.ts';
import { linkedAccountAddress } from './linked-account-address.ts';
import { MoreLinkActions } from './more-link-actions.tsx';
import { useLinkColumns } from './use-link-columns.tsx';

interface AssignedCardListScreenProps {
  /** The buttons to apply for a card for another person; `refresh` reads the list again. */
  readonly applications: (refresh: () => void) => ReactNode;
}

/** Whether buttons above the list offer to apply for a card for another person. */
function useIsOffered(): boolean {
  const onlyManaged = useSelector(useShop().actor('customerSelection'), ({ context }) => context.onlyManaged);
  const configuration = useConfiguration();
  return (
    configuration === null ||
    (isLinkedCardOffered(configuration) && areAssignedApplicationsOffered(onlyManaged, configuration))
  );
}

/** The customers assigned to the account (LNK-01). */
export function AssignedCardListScreen({ applications }: AssignedCardListScreenProps) {
  const shop = useShop();
  const title = usePageTitle('assignedCards.title');
  const columns = useLinkColumns();
  const list = useListInAddress(
    () => provideLinkList(shop, 'ASSIGNED'),
    { detailSource: 'none', sortBy: 'number', sortDesc: true },
    // The table cannot be sorted (LNK-01).
    { sortBy: [], filters: {} },
  );
  const isOffered = useIsOffered();
  const refresh = () => list.send({ type: 'refresh' });
  return (
    <Page
      title={title}
      lead={<FormattedMessage id="assignedCards.lead" />}
      actions={
        <>
          <AssignCardButton onAssigned={refresh} />
          {applications(refresh)}
        </>
      }
    >
      <ListTable
        list={list}
        area="assignedCards"
        columns={columns}
        emptyId={isOffered ? undefined : 'assignedCards.empty.branch'}
        rowHref={linkedAccountAddress}
        cards
        remove={(link, button) => (
          <MoreLinkActions link={link}>
            <CancelLink link={link} button={button} onChanged={refresh} />
          </MoreLinkActions>
        )}
      />
      <TrailLink />
    </Page>
  );
}
