import { useIntl } from 'react-intl';
import { uncheckedKey } from '#messages/keys/message-key.ts';
import { MultiSelectAtRest } from '#ui/multi-select/multi-select-at-rest.tsx';
import type { Loading } from '../lazy-part/lazy-part.tsx';
import { LoadFailed } from '../lazy-part/load-failed.tsx';
import type { MultiFilterProps } from './multi-filter-field.tsx';

/** A filter with several values that is disabled, because its code is being loaded or is not needed. */
export function MultiFilterAtRest({ label, area, value }: Pick<MultiFilterProps, 'label' | 'area' | 'value'>) {
  const intl = useIntl();
  const chosen = typeof value === 'string' ? [value] : (value ?? []);
  const names = chosen.map((name) => intl.formatMessage({ id: uncheckedKey(`${area}.${name}`) }));
  return (
    <MultiSelectAtRest
      label={label}
      placeholder={names.length === 0 ? intl.formatMessage({ id: 'list.filter.all' }) : names.join(', ')}
    />
  );
}

interface MultiFilterWaitingProps {
  readonly loading: Loading;
  readonly part: MultiFilterProps;
}

export const MultiFilterWaiting = ({ loading, part }: MultiFilterWaitingProps) =>
  loading.failure === null ? <MultiFilterAtRest {...part} /> : <LoadFailed {...loading} />;
