import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { ticketFareStatesList } from '../../../../../contract/endpoints/enumerations.ts';
import type { TicketFare } from '../../../../../contract/entities/ticket-fare.ts';
import { listView } from '../../../../../machines/list/list.view.ts';
import { ListTable } from '../../../../common/list-table/list-table.tsx';
import { ServedFilter } from '../../../../common/list-table/served-filter.tsx';
import { useList } from '../../../../common/list-table/use-list.ts';
import { useShop } from '../../../../common/shop-context.tsx';
import { provideTicketFareList } from '../history.actors.ts';
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
  const intl = useIntl();
  const list = useList(() => provideTicketFareList(shop, customerId), {
    detailSource: 'none',
    sortBy: 'validTo',
    sortDesc: true,
  });
  const isOnShownCard = useSelector(list, ({ context }) =>
    context.rows.every(({ card }) => card.cardNumber === shownCard),
  );
  const columns = useTicketFareColumns({ withCard: !isOnShownCard });
  const { filters, filtered, paged } = listView(useSelector(list, (snapshot) => snapshot));
  return (
    <ListTable
      list={list}
      area="ticketFares"
      columns={columns}
      filters={
        paged || filtered ? (
          <ServedFilter
            label={intl.formatMessage({ id: 'ticketFares.state' })}
            endpoint={ticketFareStatesList}
            failedId="ticketFares.statesFailed"
            area="ticketFareState"
            value={filters['state']}
            onChange={(value) => list.send({ type: 'changeFilter', name: 'state', value })}
          />
        ) : undefined
      }
      rowTone={toneOf}
    />
  );
}
