import { FormattedMessage, useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { UndeliveredMail } from '#contract/entities/undelivered-mail.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';

/**
 * The columns: recipient, subject, time of the last attempt, the mail server's answer, and whether a later mail has
 * arrived.
 */
export function useMailColumns(): readonly Column<UndeliveredMail>[] {
  const intl = useIntl();
  const header = (id: KeyAfter<'deskMails.'>) => intl.formatMessage({ id: `deskMails.${id}` });
  return [
    {
      id: 'recipient',
      header: header('recipient'),
      breaks: true,
      compact: 'subject',
      cell: ({ recipient }) => recipient,
    },
    { id: 'subject', header: header('subject'), breaks: true, compact: 'plain', cell: ({ subject }) => subject },
    {
      id: 'failed',
      header: header('failed'),
      compact: 'labelled',
      cell: ({ failed }) => <Cell type="dateTime" value={failed} />,
    },
    { id: 'reason', header: header('reason'), compact: 'labelled', cell: ({ reason }) => reason },
    {
      id: 'reachedSince',
      header: header('reachedSince'),
      compact: 'labelled',
      cell: ({ reachedSince }) =>
        reachedSince === null ? (
          <FormattedMessage id="deskMails.reachedSince.never" />
        ) : (
          <Cell type="dateTime" value={reachedSince} />
        ),
    },
  ];
}
