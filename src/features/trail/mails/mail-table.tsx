import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Cell } from '#common/list-table/cell.tsx';
import { ListTable } from '#common/list-table/list-table.tsx';
import { accountMails } from '#contract/endpoints/trail.ts';
import type { SentMailRow } from '#contract/entities/trail.ts';
import type { ListActor } from '#machines/common/list/list.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Column } from '#ui/table/table.types.ts';

const wide = css({ width: 'full' });

/** The mails that were sent to the account, with time and address (TRL-04). */
export function MailTable({ list }: { readonly list: ListActor<SentMailRow, null> }) {
  const intl = useIntl();
  const header = (id: KeyAfter<'myTrail.mails.'>) => intl.formatMessage({ id: `myTrail.mails.${id}` });
  const columns: readonly Column<SentMailRow>[] = [
    { id: 'subject', header: header('subject'), cell: ({ subject }) => subject, breaks: true },
    { id: 'recipient', header: header('recipient'), cell: ({ recipient }) => recipient, breaks: true },
    { id: 'sent', header: header('sent'), cell: ({ sent }) => <Cell type="dateTime" value={sent} /> },
  ];
  return (
    <div className={wide}>
      <ListTable list={list} area="myTrail.mails" columns={columns} sortColumns={accountMails.sortColumns} />
    </div>
  );
}
