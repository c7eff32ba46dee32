import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListRow } from '../../../../machines/list/list.types.ts';
import { listView, type ListActor } from '../../../../machines/list/list.view.ts';
import { ServedFilter } from '../../../common/list-table/served-filter.tsx';

type StateFilterTexts = Pick<ComponentProps<typeof ServedFilter>, 'endpoint' | 'failedId' | 'area'> & {
  /** The key of the filter's label. */
  readonly labelId: string;
};

/** The filter of a tab's list by state; undefined for a list of one page that nobody filters (TBL-03). */
export function useStateFilter<Row extends ListRow, Detail>(
  list: ListActor<Row, Detail>,
  { labelId, ...served }: StateFilterTexts,
): ReactNode | undefined {
  const intl = useIntl();
  const { filters, filtered, paged } = listView(useSelector(list, (snapshot) => snapshot));
  if (!paged && !filtered) return undefined;
  return (
    <ServedFilter
      {...served}
      label={intl.formatMessage({ id: labelId })}
      value={filters['state']}
      onChange={(value) => list.send({ type: 'changeFilter', name: 'state', value })}
    />
  );
}
