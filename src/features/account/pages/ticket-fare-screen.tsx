import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { CustomerPage } from '../customer-selection/customer-page.tsx';
import { NoCustomer } from '../customer-selection/no-customer.tsx';
import { TicketFaresTab } from '../tabs/ticket-fares/ticket-fares-tab.tsx';

/** The page with the selected customer's ticket fares. */
export function TicketFareScreen() {
  const selection = useShop().actor('customerSelection');
  const title = usePageTitle('ticketFares.title');
  return (
    <CustomerPage none={<NoCustomer />} selection={selection} title={title}>
      {({ customer }) => <TicketFaresTab customerId={customer.id} />}
    </CustomerPage>
  );
}
