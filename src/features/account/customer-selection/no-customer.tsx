import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePermissions } from '#common/use-permissions.ts';
import { noCustomerNotice } from '#machines/account/customer-selection/customer-selection.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { hiddenUnless } from '#ui/room/hidden-unless.ts';
import { CardMenu } from '../card-actions/card-menu.tsx';
import { FirstSteps } from './first-steps.tsx';

/** Used as the standing while the account has no customer: an application is possible. */
const unknownStanding = {
  manageable: true,
  reason: null,
  hasApplication: false,
  openApplication: null,
  connected: false,
};

/** The message for an account that only manages cards, with a link to them. */
function ManagedCardsAlert({ notice }: { readonly notice: 'migration' | 'onlyManaged' }) {
  const permissions = usePermissions();
  const mayOpenList = permissions?.includes('managed-card-list') ?? true;
  return (
    <Alert
      meaning={notice === 'migration' ? 'info' : 'warning'}
      title={<FormattedMessage id={`account.${notice}.title`} />}
      actions={
        mayOpenList && (
          <a href="#/app/managed-card-list" style={hiddenUnless(permissions !== null)}>
            <FormattedMessage id="managedCards.title" />
          </a>
        )
      }
    >
      <FormattedMessage id={`account.${notice}.text`} />
    </Alert>
  );
}

/** The content of a customer's pages for an account that has no customer (ACC-01, ACC-06). */
export function NoCustomer() {
  const shop = useShop();
  const onlyManaged = useSelector(shop.actor('customerSelection'), ({ context }) => context.onlyManaged);
  const configuration = useConfiguration();
  if (configuration === null) return null;
  const { notice, ready } = noCustomerNotice({ onlyManaged, configuration });
  return (
    <>
      {notice !== null && <ManagedCardsAlert notice={notice} />}
      {ready && (
        <FirstSteps
          application={null}
          actions={
            <CardMenu
              customer={null}
              card={null}
              link={null}
              standing={unknownStanding}
              configuration={configuration}
            />
          }
        />
      )}
    </>
  );
}
