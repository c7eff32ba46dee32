import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useConfiguration } from '#common/configuration.ts';
import { DateFilter } from '#common/list-table/date-filter.tsx';
import { ListTable } from '#common/list-table/list-table.tsx';
import { MultiFilter } from '#common/list-table/multi-filter.tsx';
import { ServedFilter } from '#common/list-table/served-filter.tsx';
import { accountPath } from '#contract/account-pages.ts';
import { eshopOrderStatesList } from '#contract/endpoints/enumerations.ts';
import { orders } from '#contract/endpoints/orders.ts';
import type { Order } from '#contract/entities/order.ts';
import { unknownName } from '#contract/values.ts';
import type { ListActor } from '#machines/common/list/list.view.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderOpened } from './order-opened.tsx';
import { useOrderColumns } from './use-order-columns.tsx';
import { useOrderLead } from './use-order-lead.tsx';

interface OrderListProps {
  readonly list: ListActor<Order, null>;
  readonly order: ActorRefFrom<typeof orderMachine>;
}

const isOver = ({ state }: Order): boolean =>
  state.name === 'CANCELLED' || state.name === 'REJECTED' || state.name === 'RETURNED';

function Filters({ list }: Pick<OrderListProps, 'list'>) {
  const intl = useIntl();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const configuration = useConfiguration();
  const offeredTypes = configuration?.allowedPaymentTypes.flatMap(({ name }) =>
    name === unknownName ? [] : [{ name, displayName: intl.formatMessage({ id: `paymentType.${name}` }) }],
  );
  const change = (name: string) => (value: string | readonly string[]) =>
    list.send({ type: 'changeFilter', name, value });
  return (
    <>
      <ServedFilter
        label={intl.formatMessage({ id: 'orders.state' })}
        endpoint={eshopOrderStatesList}
        failedId="orders.statesFailed"
        area="orderState"
        value={filters['state']}
        onChange={change('state')}
      />
      <MultiFilter
        label={intl.formatMessage({ id: 'orders.paymentType' })}
        values={offeredTypes ?? null}
        area="paymentType"
        value={filters['paymentType']}
        onChange={change('paymentType')}
      />
      <DateFilter
        label={intl.formatMessage({ id: 'orders.issuedOn' })}
        value={filters['date']}
        onChange={change('date')}
      />
    </>
  );
}

/**
 * The orders as receipts; an opened row shows its state in a sentence, its items and its other actions (ORD-01, ORD-07).
 */
export function OrderList({ list, order }: OrderListProps) {
  const lead = useOrderLead();
  const columns = useOrderColumns();
  const pendingNote = (rows: readonly Order[]) =>
    rows.some(({ state }) => state.name === 'PENDING') && (
      <Alert meaning="info">
        <FormattedMessage id="orders.pendingNote" />
      </Alert>
    );
  return (
    <ListTable
      list={list}
      area="orders"
      columns={columns}
      sortColumns={orders.sortColumns}
      lead={lead}
      filters={<Filters list={list} />}
      note={pendingNote}
      emptyAction={
        <LinkButton href={`#${accountPath}`}>
          <FormattedMessage id="orders.emptyAction" />
        </LinkButton>
      }
      rowTone={(row) => (isOver(row) ? 'faded' : undefined)}
      rowHref={({ id }) => `#/app/order-list/${String(id)}`}
      rowActions={(row) => <OrderActions order={order} row={row} />}
      renderDetail={(row) => <OrderOpened order={order} row={row} />}
    />
  );
}
