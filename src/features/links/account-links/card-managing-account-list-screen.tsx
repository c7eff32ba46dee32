import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '#common/dialog-entries/use-named-dialog.ts';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { CancelManaging } from '#common/link-cancelling/cancel-managing.tsx';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { useShop } from '#common/shop-context.tsx';
import { TrailLink } from '#common/trail-link.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import { ownData } from '#machines/account/customer-selection/customer-selection.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Column } from '#ui/table/table.types.ts';
import { draftedRequest } from '../managed-card-request/drafted-request.ts';
import { ManagedCardRequestsSection } from '../managed-card-requests/managed-card-requests-section.tsx';
import { provideManagedCardRequests } from '../managed-card-requests/managed-card-requests.actors.ts';
import { provideManagingAccountList, type ManagingAccountRow } from './account-links.actors.ts';

const ManagedCardRequestDialog = lazyDialog(
  async () => (await import('../managed-card-request/managed-card-request-dialog.tsx')).ManagedCardRequestDialog,
  { title: 'managedCardRequest.title', close: 'managedCardRequest.close', size: 'small', fields: 1 },
);

/** On wide screens the button's title shows the same text. */
const onNarrowScreens = css({ wide: { display: 'none' } });

function useColumns(): readonly Column<ManagingAccountRow>[] {
  const intl = useIntl();
  return [
    {
      id: 'customerName',
      header: intl.formatMessage({ id: 'managingAccounts.customerName' }),
      cell: ({ customerName }) => customerName ?? '–',
      breaks: true,
    },
    {
      id: 'username',
      header: intl.formatMessage({ id: 'managingAccounts.username' }),
      cell: ({ username }) => username,
      breaks: true,
    },
  ];
}

/**
 * The other accounts that manage the card of this account's own customer, and the accounts that were asked to manage the
 * card (LNK-04).
 */
export function CardManagingAccountListScreen() {
  const shop = useShop();
  const title = usePageTitle('managingAccounts.title');
  const columns = useColumns();
  const intl = useIntl();
  const list = useListInAddress(
    () => provideManagingAccountList(shop),
    { detailSource: 'none', sortBy: 'username', sortDesc: true },
    // The table cannot be sorted (LNK-04).
    { sortBy: [], filters: {} },
  );
  const requests = useFlow(provideManagedCardRequests);
  const refresh = () => {
    list.send({ type: 'refresh' });
    requests.send({ type: 'refresh' });
  };
  const selection = shop.actor('customerSelection');
  // An account without a customer has no card that could be managed.
  const none = useSelector(selection, (snapshot) => ownData(snapshot).none);
  const cardless = useSelector(selection, (snapshot) => ownData(snapshot).cardless);
  const reason = none ? intl.formatMessage({ id: 'managedCardRequest.noCustomer' }) : undefined;
  // A form that was open when the session expired opens again at once, with its draft (SES-02).
  const [asks, setAsks] = useNamedDialog('request', () => draftedRequest(shop) !== null);
  const close = () => {
    discardDraft();
    setAsks(false);
  };
  return (
    <Page title={title} lead={<FormattedMessage id="managingAccounts.lead" />}>
      {none && (
        <div className={onNarrowScreens}>
          <Alert meaning="warning">{reason}</Alert>
        </div>
      )}
      <ListTable
        list={list}
        area="managingAccounts"
        columns={columns}
        emptyId={cardless ? 'managingAccounts.noCard' : undefined}
        emptyAction={
          cardless ? (
            <LinkButton variant="quiet" href="#/app/user-account">
              <FormattedMessage id="managingAccounts.getCard" />
            </LinkButton>
          ) : (
            <Button variant="quiet" onClick={() => setAsks(true)}>
              <FormattedMessage id="managedCardRequest.start" />
            </Button>
          )
        }
        create={(button) =>
          button({
            label: intl.formatMessage({ id: 'managedCardRequest.open' }),
            onPress: () => setAsks(true),
            obstacle: reason,
          })
        }
        remove={(account, button) => <CancelManaging account={account} button={button} onChanged={refresh} />}
      />
      <ManagedCardRequestsSection requests={requests} onChanged={refresh} />
      <TrailLink />
      {asks && (
        <DialogEntry name="request">
          <ManagedCardRequestDialog onSent={refresh} onClosed={close} />
        </DialogEntry>
      )}
    </Page>
  );
}
