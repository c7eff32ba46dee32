import { useSelector } from '@xstate/react';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { CustomerPage } from '../customer-selection/customer-page.tsx';
import { NoCustomer } from '../customer-selection/no-customer.tsx';
import { ReturnedTokenization } from '../tokenization-return/returned-tokenization.tsx';
import { SelectedCustomer } from './selected-customer.tsx';

/** The account page (ACC-01). */
export function UserAccountScreen() {
  const selection = useShop().actor('customerSelection');
  const name = useSelector(selection, ({ context }) => context.customer?.fullName);
  const title = usePageTitle('account.title');
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
