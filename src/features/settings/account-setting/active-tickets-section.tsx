import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActiveTicket } from '../../../../contract/entities/account-deletion.ts';
import { Cell } from '../../../common/list-table/cell.tsx';
import { SmallTable } from '../../../common/list-table/small-table.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import type { Column } from '../../../ui/table/table.types.ts';

const whole = css({ width: 'full' });

function useTicketColumns(): readonly Column<ActiveTicket>[] {
  const intl = useIntl();
  const header = (id: string) => intl.formatMessage({ id: `accountSetting.activeTickets.${id}` });
  return [
    { id: 'customer', header: header('customer'), cell: ({ customer }) => <Cell type="person" value={customer} /> },
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

/** The tickets that have not ended (first specification, 2 'Account setting'; SET-01). */
export function ActiveTicketsSection({ tickets }: { readonly tickets: readonly ActiveTicket[] }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `accountSetting.${id}` });
  const columns = useTicketColumns();
  return (
    <PageSection title={text('activeTickets')} lead={text('activeTickets.lead')}>
      <div className={whole}>
        <SmallTable
          caption={text('activeTickets')}
          columns={columns}
          rows={tickets}
          rowId={({ id }) => String(id)}
          empty={null}
        />
      </div>
    </PageSection>
  );
}
