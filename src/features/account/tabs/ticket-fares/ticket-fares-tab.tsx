import { ListTable } from '#common/list-table/list-table.tsx';
import { useList } from '#common/list-table/use-list.ts';
import { useShop } from '#common/shop-context.tsx';
import { customerTicketFares } from '#contract/endpoints/customers.ts';
import { ticketFareStatesList } from '#contract/endpoints/enumerations.ts';
import type { TicketFareState } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import type { RowTone } from '#ui/table/table.types.ts';
import type { AccountTabContentProps } from '../account-tab.ts';
import { provideTicketFareList } from '../history.actors.ts';
import { StateFilter } from '../state-filter.tsx';
import { useTicketFareColumns } from './use-ticket-fare-columns.tsx';

const rowTones: Readonly<Record<TicketFareState | UnknownName, RowTone | undefined>> = {
  ACTIVE: 'marked',
  FUTURE: 'ahead',
  EXPIRED: 'faded',
  CANCELLED: 'void',
  UNKNOWN: undefined,
};

/** All of the customer's ticket fares, on all their cards (HIS-01). */
export function TicketFaresTab({ customerId }: Pick<AccountTabContentProps, 'customerId'>) {
  const shop = useShop();
  const list = useList(() => provideTicketFareList(shop, customerId), {
    detailSource: 'none',
    sortBy: 'validTo',
    sortDesc: true,
  });
  const columns = useTicketFareColumns();
  return (
    <ListTable
      list={list}
      area="ticketFares"
      columns={columns}
      sortColumns={customerTicketFares.sortColumns}
      dense
      filters={
        <StateFilter
          list={list}
          labelId="ticketFares.state"
          endpoint={ticketFareStatesList}
          failedId="ticketFares.statesFailed"
          area="ticketFareState"
        />
      }
      hasOneFilter
      rowTone={({ state }) => rowTones[state.name]}
    />
  );
}
