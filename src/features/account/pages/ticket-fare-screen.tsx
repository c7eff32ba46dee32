import { useShop } from '../../../common/shop-context.tsx';
import { usePageTitle } from '../../../common/use-title.ts';
import { CustomerPage } from '../customer-selection/customer-page.tsx';
import { NoCustomer } from '../customer-selection/no-customer.tsx';
import { TicketFareList } from '../tabs/ticket-fares/ticket-fare-list.tsx';

/** The page with the selected customer's ticket fares. */
export function TicketFareScreen() {
  const selection = useShop().actor('customerSelection');
  const title = usePageTitle('ticketFares.title');
  return (
    <CustomerPage none={<NoCustomer />} selection={selection} title={title}>
      {({ customer }) => <TicketFareList customerId={customer.id} shownCard={null} />}
    </CustomerPage>
  );
}
