import { FormattedMessage, useIntl } from 'react-intl';
import { NoWrap } from '#common/list-table/no-wrap.tsx';
import { SmallTable } from '#common/list-table/small-table.tsx';
import type { VehicleTicket } from '#contract/entities/e-wallet-transaction.ts';
import { Moment } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';

/** The tickets paid on board with one transaction, or a note that there are no tickets. */
export function VehicleTickets({ tickets }: { readonly tickets: readonly VehicleTicket[] }) {
  const intl = useIntl();
  if (tickets.length === 0) return <FormattedMessage id="eWallet.ticket.none" />;
  const column = (
    id: KeyAfter<'eWallet.ticket.'>,
    cell: Column<VehicleTicket>['cell'],
    align: 'start' | 'end' = 'start',
  ) => ({
    id,
    header: intl.formatMessage({ id: `eWallet.ticket.${id}` }),
    align,
    cell,
  });
  return (
    <SmallTable
      caption={intl.formatMessage({ id: 'eWallet.ticket.caption' })}
      columns={[
        column('customerProfile', ({ customerProfile }) => customerProfile),
        column('tariffProfile', ({ tariffProfile }) => tariffProfile),
        column('validFrom', ({ validFrom }) => (
          <NoWrap>
            <Moment value={validFrom} />
          </NoWrap>
        )),
        column('validTo', ({ validTo }) => (
          <NoWrap>
            <Moment value={validTo} />
          </NoWrap>
        )),
        column(
          'ticketPrice',
          ({ ticketPrice }) => (
            <NoWrap>
              <Money amount={ticketPrice} />
            </NoWrap>
          ),
          'end',
        ),
        column('passengerCount', ({ passengerCount }) => passengerCount, 'end'),
        column(
          'sumTicketsPrice',
          ({ sumTicketsPrice }) => (
            <NoWrap>
              <Money amount={sumTicketsPrice} />
            </NoWrap>
          ),
          'end',
        ),
      ]}
      rows={tickets}
      rowId={({ ticketNumber }) => ticketNumber}
      empty={<FormattedMessage id="eWallet.ticket.none" />}
    />
  );
}
