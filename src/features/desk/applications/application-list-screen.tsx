import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTable } from '#common/list-table/list-table.tsx';
import { MultiFilter } from '#common/list-table/multi-filter.tsx';
import { TextFilter } from '#common/list-table/text-filter.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { stringifySearch } from '#common/search-texts.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { deskCardApplications } from '#contract/endpoints/application-desk.ts';
import { applicationTasks, type ListedDeskApplication } from '#contract/entities/desk-application.ts';
import { cardApplicationStates, carrierTypes } from '#contract/enumerations.ts';
import { writeAddress } from '#machines/common/list/list.address.ts';
import type { ListActor } from '#machines/common/list/list.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Page } from '#ui/page/page.tsx';
import { HandOverBar } from '../card-hand-over/hand-over-bar.tsx';
import { HandOverReport } from '../card-hand-over/hand-over-report.tsx';
import { SelectAll } from '../card-hand-over/select-all.tsx';
import { useCardHandOver, useCardSelection } from '../card-hand-over/use-card-hand-over.ts';
import { applicationFits, applicationOrder, longestSearch, provideApplicationList } from './application-list.actors.ts';
import { useApplicationColumns } from './use-application-columns.tsx';

type ApplicationList = ListActor<ListedDeskApplication, null>;

function Filters({ list }: { readonly list: ApplicationList }) {
  const intl = useIntl();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const text = (id: MessageKey) => intl.formatMessage({ id });
  const multiFilter = <Value extends string>(
    name: string,
    label: MessageKey,
    area: string,
    values: readonly Value[],
    textOf: (value: Value) => MessageKey,
  ) => (
    <MultiFilter
      label={text(label)}
      values={values.map((value) => ({ name: value, displayName: text(textOf(value)) }))}
      area={area}
      value={filters[name]}
      onChange={(value) => list.send({ type: 'changeFilter', name, value })}
    />
  );
  return (
    <>
      <TextFilter
        label={text('deskApplications.search')}
        value={filters['search']}
        longest={longestSearch}
        onChange={(value) => list.send({ type: 'changeFilter', name: 'search', value })}
      />
      {multiFilter('tasks', 'deskApplications.task', 'deskTask', applicationTasks, (task) => `deskTask.${task}`)}
      {multiFilter(
        'states',
        'deskApplications.state',
        'cardApplicationState',
        cardApplicationStates,
        (state) => `cardApplicationState.${state}`,
      )}
      {multiFilter(
        'carrierTypes',
        'deskApplications.carrier',
        'carrierType',
        carrierTypes,
        (type) => `carrierType.${type}`,
      )}
    </>
  );
}

/** All card applications (DSK-02). A row opens its application, with links to its neighbours in this list. */
export function ApplicationListScreen() {
  const shop = useShop();
  const title = usePageTitle('deskApplications.title');
  const columns = useApplicationColumns();
  const list = useListInAddress(
    () => provideApplicationList(shop),
    { detailSource: 'none', ...applicationOrder },
    applicationFits,
  );
  const address = useSelector(list, ({ context: { query, start } }) =>
    stringifySearch(writeAddress(query, start, applicationFits)),
  );
  const handOver = useCardHandOver(list);
  const selection = useCardSelection(handOver.actor);
  return (
    <Page title={title} lead={<FormattedMessage id="deskApplications.lead" />}>
      <HandOverReport actor={handOver.actor} />
      <ListTable
        list={list}
        area="deskApplications"
        columns={columns}
        sortColumns={deskCardApplications.sortColumns}
        filters={<Filters list={list} />}
        rowHref={({ id }) => `#/desk/card-applications/${String(id)}${address}`}
        rowTone={({ task }) => (task === null ? 'faded' : undefined)}
        note={() => <SelectAll actor={handOver.actor} />}
        selection={handOver.isOn ? selection : undefined}
      />
      <HandOverBar actor={handOver.actor} />
    </Page>
  );
}
