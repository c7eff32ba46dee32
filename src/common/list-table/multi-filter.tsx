import { useIntl } from 'react-intl';
import type { FilterValue } from '../../../machines/list/list.types.ts';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';

interface MultiFilterProps {
  readonly label: string;
  readonly values: readonly string[];
  /** The prefix of the keys of the values' names: `<area>.<value>`. */
  readonly area: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

const none: readonly string[] = [];

/** A filter with several values of an enumeration; if none is chosen, nothing is filtered out. */
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
