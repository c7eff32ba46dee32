import { FormattedMessage } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { isWalletTabShown } from '#rules/visibility.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CustomerPage, type ShownCustomer } from '../customer-selection/customer-page.tsx';
import { NoCustomer } from '../customer-selection/no-customer.tsx';
import { EWalletTab } from '../tabs/e-wallet/e-wallet-tab.tsx';

function Wallet({ customer, card, reading }: ShownCustomer) {
  const configuration = useConfiguration();
  if (configuration === null || (reading && card === null)) return null;
  if (isWalletTabShown(card, configuration)) return <EWalletTab customerId={customer.id} />;
  return <EmptyState text={<FormattedMessage id="eWallet.notAvailable" />} />;
}

/** The page with the transactions of the selected customer's wallet. */
export function ElectronicWalletScreen() {
  const selection = useShop().actor('customerSelection');
  const title = usePageTitle('eWallet.title');
  return (
    <CustomerPage none={<NoCustomer />} selection={selection} title={title}>
      {(shown) => <Wallet {...shown} />}
    </CustomerPage>
  );
}
