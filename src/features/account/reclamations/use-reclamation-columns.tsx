import { useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { Reclamation } from '#contract/entities/reclamation.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';
import { ReclamationStateChip } from './reclamation-state-chip.tsx';

/** The columns: number, state, time of filing, and the person concerned. */
export function useReclamationColumns(): readonly Column<Reclamation>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'reclamations.'>) => intl.formatMessage({ id: `reclamations.${id}` });
  return [
    {
      id: 'reclamationNumber',
      header: header('reclamationNumber'),
      compact: 'subject',
      cell: ({ reclamationNumber }) => reclamationNumber,
    },
    {
      id: 'state',
      header: header('state'),
      compact: 'state',
      cell: (reclamation) => <ReclamationStateChip {...reclamation} />,
    },
    {
      id: 'created',
      header: header('created'),
      compact: 'labelled',
      cell: ({ created }) => <Cell type="dateTime" value={created} />,
    },
    {
      id: 'customer',
      header: header('customer'),
      breaks: true,
      compact: 'plain',
      cell: ({ customer }) => <Cell type="person" value={customer} />,
    },
  ];
}
