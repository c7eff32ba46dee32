import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { stateLabel } from '../../../machines/state-label.ts';
import { useShop } from '../../app/shop-context.tsx';
import { usePageTitle } from '../../app/use-title.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { SelectedCustomer } from './selected-customer.tsx';

/** The account page (first specification, 2 'Account page'). */
export function UserAccountScreen() {
  const shop = useShop();
  const intl = useIntl();
  const selection = shop.actor('customerSelection');
  const snapshot = useSelector(selection, (current) => current);
  const title = usePageTitle('account.title');
  const { customer, card } = snapshot.context;

  return (
    <div data-flow="customerSelection" data-state={stateLabel(snapshot.value)}>
      <Page title={customer === null ? title : customer.fullName}>
        {snapshot.matches('unreadable') && (
          <Alert
            meaning="error"
            live
            title={intl.formatMessage({ id: 'account.failed.title' })}
            actions={
              <Button onClick={() => selection.send({ type: 'retry' })}>
                <FormattedMessage id="account.retry" />
              </Button>
            }
          >
            <FormattedMessage id="account.failed.text" />
          </Alert>
        )}
        {snapshot.matches('none') && (
          <Alert meaning="success" title={intl.formatMessage({ id: 'account.none.title' })}>
            <FormattedMessage id="account.none.text" />
          </Alert>
        )}
        {customer !== null && !snapshot.matches('readingCustomer') && (
          <SelectedCustomer customer={customer} card={card} reading={snapshot.matches('readingCard')} />
        )}
        {customer === null && snapshot.hasTag('busy') && (
          <p role="status">
            <FormattedMessage id="account.loading" />
          </p>
        )}
      </Page>
    </div>
  );
}
