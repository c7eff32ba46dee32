import { FormattedMessage } from 'react-intl';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { undeliveredMails } from '#contract/endpoints/mail-desk.ts';
import { Page } from '#ui/page/page.tsx';
import { provideUndeliveredMails } from './mail-desk.actors.ts';
import { useMailColumns } from './use-mail-columns.tsx';

/** The mails that did not arrive and will not be sent again, with their recipients (MAI-01). */
export function MailDeskScreen() {
  const shop = useShop();
  const title = usePageTitle('deskMails.title');
  const columns = useMailColumns();
  const list = useListInAddress(
    () => provideUndeliveredMails(shop),
    { detailSource: 'none', sortBy: 'failed', sortDesc: true },
    { sortBy: ['failed'], filters: {} },
  );
  return (
    <Page title={title} lead={<FormattedMessage id="deskMails.lead" />}>
      <ListTable
        list={list}
        area="deskMails"
        columns={columns}
        sortColumns={undeliveredMails.sortColumns}
        rowTone={({ reachedSince }) => (reachedSince === null ? undefined : 'faded')}
      />
    </Page>
  );
}
