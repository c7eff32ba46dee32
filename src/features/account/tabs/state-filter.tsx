import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { MultiFilterAtRest } from '#common/list-table/multi-filter-at-rest.tsx';
import { ServedFilter } from '#common/list-table/served-filter.tsx';
import type { ListRow } from '#machines/common/list/list.types.ts';
import { listView, type ListActor } from '#machines/common/list/list.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';

type StateFilterProps<Row extends ListRow, Detail> = Pick<
  ComponentProps<typeof ServedFilter>,
  'endpoint' | 'failedId' | 'area'
> & {
  readonly list: ListActor<Row, Detail>;
  /** The key of the filter's label. */
  readonly labelId: MessageKey;
};

/**
 * The filter of a tab's list by state. If there is nothing to filter, neither the filter's code nor its values are
 * loaded.
 */
export function StateFilter<Row extends ListRow, Detail>({ list, labelId, ...served }: StateFilterProps<Row, Detail>) {
  const intl = useIntl();
  const { filters, filterable } = listView(useSelector(list, (snapshot) => snapshot));
  const label = intl.formatMessage({ id: labelId });
  if (!filterable) return <MultiFilterAtRest label={label} area={served.area} value={filters['state']} />;
  return (
    <ServedFilter
      {...served}
      label={label}
      value={filters['state']}
      onChange={(value) => list.send({ type: 'changeFilter', name: 'state', value })}
    />
  );
}
