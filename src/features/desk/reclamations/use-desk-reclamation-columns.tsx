import { useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import { useShop } from '#common/shop-context.tsx';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { isAnswerLate } from '#rules/reclamation-progress.ts';
import { StateChip } from '#ui/badge/state-chip.tsx';
import type { Column } from '#ui/table/table.types.ts';

/** The columns: number, person concerned, state, time of filing, deadline of the answer. */
export function useDeskReclamationColumns(): readonly Column<DeskReclamation>[] {
  const intl = useIntl();
  const today = useShop().clock.today();
  const header = (id: KeyAfter<'deskReclamations.'>) => intl.formatMessage({ id: `deskReclamations.${id}` });
  return [
    {
      id: 'reclamationNumber',
      header: header('number'),
      compact: 'plain',
      cell: ({ reclamationNumber }) => reclamationNumber,
    },
    {
      id: 'customer',
      header: header('person'),
      breaks: true,
      compact: 'subject',
      cell: ({ customer }) => <Cell type="person" value={customer} />,
    },
    {
      id: 'state',
      header: header('state'),
      compact: 'state',
      cell: (reclamation) =>
        isAnswerLate(reclamation, today) ? (
          <StateChip tone="warning">{header('late')}</StateChip>
        ) : (
          <StateChip tone={reclamation.state.name === 'PENDING' ? 'info' : 'neutral'}>
            {reclamation.state.displayName}
          </StateChip>
        ),
    },
    {
      id: 'created',
      header: header('created'),
      compact: 'labelled',
      cell: ({ created }) => <Cell type="dateTime" value={created} />,
    },
    {
      id: 'answerBy',
      header: header('answerBy'),
      compact: 'labelled',
      cell: ({ answerBy, state }) => (state.name === 'PENDING' ? <Cell type="date" value={answerBy} /> : null),
    },
  ];
}
