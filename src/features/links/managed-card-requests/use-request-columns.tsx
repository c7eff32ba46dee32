import { FormattedMessage, useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { CardManagementRequest } from '#contract/entities/card-management-request.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { StateChip } from '#ui/badge/state-chip.tsx';
import type { Column } from '#ui/table/table.types.ts';

/** The columns: e-mail of the other account, state, time of sending, deadline of the answer. */
export function useRequestColumns(): readonly Column<CardManagementRequest>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'managedCardRequests.'>) => intl.formatMessage({ id: `managedCardRequests.${id}` });
  return [
    {
      id: 'username',
      header: header('username'),
      breaks: true,
      compact: 'subject',
      cell: ({ username }) => username,
    },
    {
      id: 'state',
      header: header('state'),
      compact: 'state',
      cell: ({ state }) => (
        <StateChip tone={state === 'OPEN' ? 'info' : 'neutral'}>
          <FormattedMessage id={`managedCardRequests.state.${state}`} />
        </StateChip>
      ),
    },
    {
      id: 'requested',
      header: header('requested'),
      compact: 'labelled',
      cell: ({ requested }) => <Cell type="dateTime" value={requested} />,
    },
    {
      id: 'until',
      header: header('until'),
      compact: 'labelled',
      cell: ({ answerableUntil }) => <Cell type="dateTime" value={answerableUntil} />,
    },
  ];
}
