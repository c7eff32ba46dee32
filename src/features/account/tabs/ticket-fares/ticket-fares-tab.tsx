import { FormattedMessage } from 'react-intl';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import type { AccountTabContentProps } from '../account-tab.ts';
import { TicketFareList } from './ticket-fare-list.tsx';

/** The history of the customer's ticket fares, closed at first: those that are valid stand beside the card (TFR-03). */
export function TicketFaresTab({ customerId, shownCard }: AccountTabContentProps) {
  return (
    <Disclosure label={<FormattedMessage id="accountTickets.history" />}>
      <TicketFareList customerId={customerId} shownCard={shownCard} />
    </Disclosure>
  );
}
