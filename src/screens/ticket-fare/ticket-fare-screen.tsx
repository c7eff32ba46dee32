import { useShop } from '../../app/shop-context.tsx';
import { usePageTitle } from '../../app/use-title.ts';
import { CustomerPage } from '../user-account/customer-page.tsx';
import { TicketFaresTab } from '../user-account/ticket-fares-tab/ticket-fares-tab.tsx';

/** The selected customer's ticket fares on a page of their own. */
export function TicketFareScreen() {
  const selection = useShop().actor('customerSelection');
  const title = usePageTitle('ticketFares.title');
  return (
    <CustomerPage selection={selection} title={title}>
      {({ customer }) => <TicketFaresTab customerId={customer.id} />}
    </CustomerPage>
  );
}
