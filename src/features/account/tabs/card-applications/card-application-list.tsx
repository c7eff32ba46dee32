import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { cardApplicationStatesList } from '../../../../../contract/endpoints/enumerations.ts';
import type { ListedCardApplication } from '../../../../../contract/entities/card-application.ts';
import { listView } from '../../../../../machines/list/list.view.ts';
import { ListTable } from '../../../../common/list-table/list-table.tsx';
import { ServedFilter } from '../../../../common/list-table/served-filter.tsx';
import { useList } from '../../../../common/list-table/use-list.ts';
import { useShop } from '../../../../common/shop-context.tsx';
import type { AccountTabContentProps } from '../account-tab.ts';
import { provideCardApplicationList } from '../history.actors.ts';
import { applicationAddress } from './application-address.ts';
import { AssignedCardNote } from './assigned-card-note.tsx';
import { useApplicationColumns } from './use-application-columns.tsx';

const toneOf = ({ state }: ListedCardApplication): 'faded' | undefined =>
  state.name === 'REJECTED' ? 'faded' : undefined;

/** The customer's card applications, the latest one first (APL-01). */
export function CardApplicationList({ customerId }: Pick<AccountTabContentProps, 'customerId'>) {
  const shop = useShop();
  const intl = useIntl();
  const list = useList(() => provideCardApplicationList(shop, customerId), {
    detailSource: 'none',
    sortBy: 'serialNumber',
    sortDesc: true,
  });
  const withProfileTwo = useSelector(list, ({ context }) => context.rows.some(({ profiles }) => profiles.length > 1));
  const columns = useApplicationColumns({ withProfileTwo });
  const { filters, filtered, paged } = listView(useSelector(list, (snapshot) => snapshot));
  return (
    <ListTable
      list={list}
      area="cardApplications"
      columns={columns}
      filters={
        paged || filtered ? (
          <ServedFilter
            label={intl.formatMessage({ id: 'cardApplications.state' })}
            endpoint={cardApplicationStatesList}
            failedId="cardApplications.statesFailed"
            area="cardApplicationState"
            value={filters['state']}
            onChange={(value) => list.send({ type: 'changeFilter', name: 'state', value })}
          />
        ) : undefined
      }
      note={(rows) => <AssignedCardNote rows={rows} />}
      rowTone={toneOf}
      rowHref={applicationAddress}
    />
  );
}
