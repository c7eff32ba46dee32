import { useSelector } from '@xstate/react';
import { ticketFareStatesList } from '../../../../../contract/endpoints/enumerations.ts';
import type { TicketFare } from '../../../../../contract/entities/ticket-fare.ts';
import { ListTable } from '../../../../common/list-table/list-table.tsx';
import { useList } from '../../../../common/list-table/use-list.ts';
import { useShop } from '../../../../common/shop-context.tsx';
import { provideTicketFareList } from '../history.actors.ts';
import { useStateFilter } from '../use-state-filter.tsx';
import { useTicketFareColumns } from './use-ticket-fare-columns.tsx';

const toneOf = ({ state }: TicketFare): 'faded' | 'marked' | undefined => {
  if (state.name === 'ACTIVE') return 'marked';
  return state.name === 'FUTURE' ? undefined : 'faded';
};

interface TicketFareListProps {
  readonly customerId: number;
  /** The number of the card that the page shows; it is not repeated if all tickets are on it. */
  readonly shownCard: string | null;
}

/** All of the customer's ticket fares, on all their cards (second specification, 2.4; HIS-01). */
export function TicketFareList({ customerId, shownCard }: TicketFareListProps) {
  const shop = useShop();
  const list = useList(() => provideTicketFareList(shop, customerId), {
    detailSource: 'none',
    sortBy: 'validTo',
    sortDesc: true,
  });
  const isOnShownCard = useSelector(list, ({ context }) =>
    context.rows.every(({ card }) => card.cardNumber === shownCard),
  );
  const columns = useTicketFareColumns({ withCard: !isOnShownCard });
  const filters = useStateFilter(list, {
    labelId: 'ticketFares.state',
    endpoint: ticketFareStatesList,
    failedId: 'ticketFares.statesFailed',
    area: 'ticketFareState',
  });
  return <ListTable list={list} area="ticketFares" columns={columns} filters={filters} rowTone={toneOf} />;
}
