import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { accountView } from '../../../../machines/customer-selection/customer-selection.view.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { Day } from '../../../i18n/dates.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { CardActionList } from '../card-actions/card-action-list.tsx';
import { bandStyles } from '../customer-selection/account-band.styles.ts';
import { AccountSkeleton } from '../customer-selection/account-skeleton.tsx';
import type { ShownCustomer } from '../customer-selection/customer-page.tsx';
import { AccountTabList } from '../tabs/account-tab-list.tsx';
import { CardDetail } from './card-detail.tsx';

/** The customer's card at the top, the tabs with their tickets and wallet below. */
export function SelectedCustomer({ customer, card, isLinked, reading }: ShownCustomer) {
  const shop = useShop();
  const configuration = useSelector(shop.actor('boot'), ({ context }) => context.configuration);
  if (configuration === null) return null;
  const view = accountView({ card, configuration, today: shop.clock.today() });
  return (
    <>
      {view.expiring && card !== null && (
        <Alert meaning="warning">
          <FormattedMessage
            id={isLinked ? 'linkedAccount.expiring' : 'account.expiring'}
            values={{ day: <Day value={card.validTo} /> }}
          />
        </Alert>
      )}
      {card === null && !reading && (
        <Alert meaning="info">
          <FormattedMessage id={isLinked ? 'linkedAccount.noCard' : 'account.noCard'} />
        </Alert>
      )}
      {card === null && reading && <AccountSkeleton />}
      {card !== null && (
        <div className={bandStyles}>
          <CardDetail
            customer={customer}
            card={card}
            birthDay={isLinked ? customer.birthDay : null}
            walletShown={view.walletShown}
            reading={reading}
          />
          <CardActionList customer={customer} card={card} configuration={configuration} />
        </div>
      )}
      <AccountTabList customerId={customer.id} card={card} configuration={configuration} />
    </>
  );
}
