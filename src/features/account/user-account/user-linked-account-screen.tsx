import { useSelector } from '@xstate/react';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { linkedTitle } from '#machines/account/customer-selection/customer-selection.view.ts';
import { CustomerPage } from '../customer-selection/customer-page.tsx';
import { NoCustomer } from '../customer-selection/no-customer.tsx';
import { ReturnedTokenization } from '../tokenization-return/returned-tokenization.tsx';
import { SelectedCustomer } from './selected-customer.tsx';

/** The account page of a linked customer (ACC-05). */
export function UserLinkedAccountScreen() {
  const shop = useShop();
  const selection = shop.actor('customerSelection');
  const linked = useSelector(selection, linkedTitle);
  const title = usePageTitle(linked === null ? 'linkedAccount.title' : `linkedAccount.title.${linked.type}`, {
    name: linked?.name ?? '',
  });
  return (
    <CustomerPage none={<NoCustomer />} selection={selection} title={title}>
      {(shown) => (
        <>
          <ReturnedTokenization />
          <SelectedCustomer {...shown} />
        </>
      )}
    </CustomerPage>
  );
}
