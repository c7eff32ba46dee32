import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import { CustomerPage } from '../customer-selection/customer-page.tsx';
import { NoCustomer } from '../customer-selection/no-customer.tsx';
import { ReturnedTokenization } from '../tokenization-return/returned-tokenization.tsx';
import { SelectedCustomer } from './selected-customer.tsx';

/** The account page (ACC-01). */
export function UserAccountScreen() {
  const shop = useShop();
  const selection = shop.actor('customerSelection');
  const name = useSelector(selection, ({ context }) => context.customer?.fullName);
  const title = usePageTitle('account.title');
  // The texts of what can be opened from here, and of the other pages. If this fails, they are loaded when it is opened.
  useEffect(() => {
    const load = async () => {
      await whenIdle();
      await shop.loadTexts('customer');
    };
    load().catch(() => {});
  }, [shop]);
  return (
    <CustomerPage none={<NoCustomer />} selection={selection} title={name ?? title}>
      {(shown) => (
        <>
          <ReturnedTokenization />
          <SelectedCustomer {...shown} />
        </>
      )}
    </CustomerPage>
  );
}
