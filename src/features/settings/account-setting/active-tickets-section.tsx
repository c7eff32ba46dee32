import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Cell } from '#common/list-table/cell.tsx';
import { SmallTable } from '#common/list-table/small-table.tsx';
import type { ActiveTicket } from '#contract/entities/account-deletion.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';
import { Heading } from '#ui/text/heading.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const lead = css({ maxWidth: 'text', color: 'inkSoft' });

function useTicketColumns(): readonly Column<ActiveTicket>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'accountSetting.activeTickets.'>) =>
    intl.formatMessage({ id: `accountSetting.activeTickets.${id}` });
  return [
    {
      id: 'customer',
      header: header('customer'),
      cell: ({ customer }) => <Cell type="person" value={customer} />,
      breaks: true,
    },
    {
      id: 'cardNumber',
      header: header('cardNumber'),
      cell: ({ cardNumber }) => <Cell type="cardNumber" value={cardNumber} />,
    },
    { id: 'validFrom', header: header('validFrom'), cell: ({ validFrom }) => <Cell type="date" value={validFrom} /> },
    { id: 'validTo', header: header('validTo'), cell: ({ validTo }) => <Cell type="date" value={validTo} /> },
    {
      id: 'customerProfile',
      header: header('customerProfile'),
      cell: ({ customerProfile }) => customerProfile.displayName,
    },
    { id: 'tariffProfile', header: header('tariffProfile'), cell: ({ tariffProfile }) => tariffProfile.displayName },
    { id: 'price', header: header('price'), align: 'end', cell: ({ price }) => <Cell type="price" value={price} /> },
  ];
}

/** The tickets that have not ended, in a table as wide as the page (SET-01). */
export function ActiveTicketsSection({ tickets }: { readonly tickets: readonly ActiveTicket[] }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'accountSetting.'>) => intl.formatMessage({ id: `accountSetting.${id}` });
  const columns = useTicketColumns();
  const headingId = useId();
  return (
    <section className={column} aria-labelledby={headingId}>
      <div className={words}>
        <Heading id={headingId}>{text('activeTickets')}</Heading>
        <p className={lead}>{text('activeTickets.lead')}</p>
      </div>
      <SmallTable
        caption={text('activeTickets')}
        columns={columns}
        rows={tickets}
        rowId={({ id }) => String(id)}
        empty={null}
      />
    </section>
  );
}
