import { FormattedMessage, useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { AccountLink } from '#contract/entities/account-link.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';

/** The columns: name, date of birth, number of the active card. */
export function useLinkColumns(): readonly Column<AccountLink>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'links.'>) => intl.formatMessage({ id: `links.${id}` });
  return [
    {
      id: 'name',
      header: header('name'),
      cell: ({ customer }) => <Cell type="person" value={customer} />,
      breaks: true,
    },
    {
      id: 'birthDay',
      header: header('birthDay'),
      cell: ({ customer }) => <Cell type="date" value={customer.birthDay} />,
    },
    {
      id: 'activeCardNumber',
      header: header('cardNumber'),
      cell: ({ activeCardNumber }) =>
        activeCardNumber === null ? (
          <FormattedMessage id="links.noCard" />
        ) : (
          <Cell type="cardNumber" value={activeCardNumber} />
        ),
    },
  ];
}
