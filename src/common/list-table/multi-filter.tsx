import { useIntl } from 'react-intl';
import type { FilterValue } from '../../../machines/list/list.types.ts';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';

interface MultiFilterProps {
  readonly label: string;
  readonly values: readonly string[];
  /** Where the values' names are: `<area>.<value>`. */
  readonly area: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

const none: readonly string[] = [];

/** A filter of several values of an enumeration; none chosen filters nothing. */
export function MultiFilter({ label, values, area, value, onChange }: MultiFilterProps) {
  const intl = useIntl();
  return (
    <MultiSelect
      label={label}
      options={values.map((name) => ({ value: name, label: intl.formatMessage({ id: `${area}.${name}` }) }))}
      value={typeof value === 'string' ? [value] : (value ?? none)}
      onChange={onChange}
      placeholder={intl.formatMessage({ id: 'list.filter.all' })}
    />
  );
}
