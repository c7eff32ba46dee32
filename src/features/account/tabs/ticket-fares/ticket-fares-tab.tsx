import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { ticketFareStatesList } from '../../../../../contract/endpoints/enumerations.ts';
import type { TicketFare } from '../../../../../contract/entities/ticket-fare.ts';
import { ticketFareStates } from '../../../../../contract/enumerations.ts';
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

/** A cancelled ticket was never of use, but may end last: it is listed when the person asks for it. */
const shownAtFirst = ticketFareStates.filter((state) => state !== 'CANCELLED');

/** The customer's ticket fares on all their cards (second specification, 2.4; HIS-01). */
export function TicketFaresTab({ customerId }: { readonly customerId: number }) {
  const shop = useShop();
  const intl = useIntl();
  const columns = useTicketFareColumns();
  const list = useList(() => provideTicketFareList(shop, customerId), {
    detailSource: 'none',
    sortBy: 'validTo',
    sortDesc: true,
    filters: { state: shownAtFirst },
  });
  const filters = useSelector(list, ({ context }) => context.query.filters);
  return (
    <ListTable
      list={list}
      area="ticketFares"
      columns={columns}
      filters={
        <ServedFilter
          label={intl.formatMessage({ id: 'ticketFares.state' })}
          endpoint={ticketFareStatesList}
          failedId="ticketFares.statesFailed"
          area="ticketFareState"
          value={filters['state']}
          onChange={(value) => list.send({ type: 'changeFilter', name: 'state', value })}
        />
      }
      rowTone={toneOf}
    />
  );
}
