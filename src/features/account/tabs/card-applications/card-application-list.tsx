import { ApplicationEye } from '#common/application-dialogs/open-application-detail.tsx';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useList } from '#common/list-table/use-list.ts';
import { useShop } from '#common/shop-context.tsx';
import { customerCardApplications } from '#contract/endpoints/customers.ts';
import { cardApplicationStatesList } from '#contract/endpoints/enumerations.ts';
import type { ListedCardApplication } from '#contract/entities/card-application.ts';
import type { AccountTabContentProps } from '../account-tab.ts';
import { provideCardApplicationList } from '../history.actors.ts';
import { StateFilter } from '../state-filter.tsx';
import { AssignedCardNote } from './assigned-card-note.tsx';
import { useApplicationColumns } from './use-application-columns.tsx';

const toneOf = ({ state }: ListedCardApplication): 'faded' | undefined =>
  state.name === 'REJECTED' ? 'faded' : undefined;

/** The customer's card applications, the latest one first; a row opens its read-only wizard (APL-01). */
export function CardApplicationList({ customerId }: Pick<AccountTabContentProps, 'customerId'>) {
  const shop = useShop();
  const list = useList(() => provideCardApplicationList(shop, customerId), {
    detailSource: 'none',
    sortBy: 'serialNumber',
    sortDesc: true,
  });
  const columns = useApplicationColumns();
  return (
    <ListTable
      list={list}
      area="cardApplications"
      columns={columns}
      sortColumns={customerCardApplications.sortColumns}
      dense
      filters={
        <StateFilter
          list={list}
          labelId="cardApplications.state"
          endpoint={cardApplicationStatesList}
          failedId="cardApplications.statesFailed"
          area="cardApplicationState"
        />
      }
      hasOneFilter
      note={(rows) => <AssignedCardNote rows={rows} />}
      rowTone={toneOf}
      rowOpener={({ id, applicationNumber }) => (
        <ApplicationEye applicationId={id} applicationNumber={applicationNumber} />
      )}
    />
  );
}
