import { useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { ListedDeskApplication } from '#contract/entities/desk-application.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';
import { TaskChip } from './task-chip.tsx';

/** The columns: number, person, next task, time of filing, carrier, state. */
export function useApplicationColumns(): readonly Column<ListedDeskApplication>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'deskApplications.'>) => intl.formatMessage({ id: `deskApplications.${id}` });
  return [
    {
      id: 'serialNumber',
      header: header('number'),
      compact: 'plain',
      cell: ({ applicationNumber }) => applicationNumber,
    },
    {
      id: 'customer',
      header: header('person'),
      breaks: true,
      compact: 'subject',
      cell: ({ customer }) => <Cell type="person" value={customer} />,
    },
    {
      id: 'task',
      header: header('task'),
      compact: 'state',
      cell: ({ task }) => <TaskChip task={task} />,
    },
    {
      id: 'created',
      header: header('created'),
      compact: 'labelled',
      cell: ({ created }) => <Cell type="dateTime" value={created} />,
    },
    {
      id: 'carrierType',
      header: header('carrier'),
      compact: 'plain',
      cell: ({ carrierType }) => intl.formatMessage({ id: `carrierType.${carrierType}` }),
    },
    {
      id: 'state',
      header: header('state'),
      compact: 'labelled',
      cell: ({ state }) => state.displayName,
    },
  ];
}
