import { FormattedMessage } from 'react-intl';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { accountPath } from '#contract/account-pages.ts';
import { reclamations } from '#contract/endpoints/reclamations.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { provideReclamationList, reclamationFits } from './reclamation-list.actors.ts';
import { ReclamationOpened } from './reclamation-opened.tsx';
import { useReclamationColumns } from './use-reclamation-columns.tsx';

/** The reclamations of the account and their states (REC-03). */
export function ReclamationListScreen() {
  const shop = useShop();
  const title = usePageTitle('reclamations.title');
  const columns = useReclamationColumns();
  const list = useListInAddress(
    () => provideReclamationList(shop),
    { detailSource: 'included', sortBy: 'reclamationNumber', sortDesc: true },
    reclamationFits,
  );
  return (
    <Page title={title} lead={<FormattedMessage id="reclamations.lead" />}>
      <ListTable
        list={list}
        area="reclamations"
        columns={columns}
        sortColumns={reclamations.sortColumns}
        emptyAction={
          <LinkButton href={`#${accountPath}`}>
            <FormattedMessage id="reclamations.emptyAction" />
          </LinkButton>
        }
        renderDetail={(reclamation) => (
          <ReclamationOpened reclamation={reclamation} onChanged={() => list.send({ type: 'refresh' })} />
        )}
      />
    </Page>
  );
}
