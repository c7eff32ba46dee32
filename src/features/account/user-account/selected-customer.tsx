import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountView } from '../../../../machines/customer-selection/customer-selection.view.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { Day } from '../../../i18n/dates.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { AccountActions } from '../card-actions/card-actions.tsx';
import { bandStyles } from '../customer-selection/account-band.styles.ts';
import { AccountSkeleton } from '../customer-selection/account-skeleton.tsx';
import { CardDetail } from './card-detail.tsx';
import type { ShownCustomer } from '../customer-selection/customer-page.tsx';
import { EWalletTab } from '../tabs/e-wallet/e-wallet-tab.tsx';
import { TicketFaresTab } from '../tabs/ticket-fares/ticket-fares-tab.tsx';

/** The customer's card in a band on top, their tickets and wallet in tabs below. */
export function SelectedCustomer({ customer, card, isLinked, reading }: ShownCustomer) {
  const shop = useShop();
  const intl = useIntl();
  const configuration = useSelector(shop.actor('boot'), ({ context }) => context.configuration);
  const cartItems = useSelector(shop.actor('cart'), ({ context }) => context.cart?.items ?? []);
  const [tab, setTab] = useState<'ticketFares' | 'eWallet'>('ticketFares');
  if (configuration === null) return null;
  const view = accountView({ card, cartItems, configuration, today: shop.clock.today() });
  const tabs = [
    {
      id: 'ticketFares' as const,
      label: <FormattedMessage id="account.tab.ticketFares" />,
      content: <TicketFaresTab customerId={customer.id} />,
    },
    ...(view.walletTabShown
      ? [
          {
            id: 'eWallet' as const,
            label: <FormattedMessage id="account.tab.eWallet" />,
            content: <EWalletTab customerId={customer.id} />,
          },
        ]
      : []),
  ];
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
          <AccountActions customer={customer} card={card} view={view} />
        </div>
      )}
      <Tabs label={intl.formatMessage({ id: 'account.tabs' })} tabs={tabs} value={tab} onChange={setTab} />
    </>
  );
}
