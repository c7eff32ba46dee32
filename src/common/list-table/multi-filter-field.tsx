import { useIntl } from 'react-intl';
import type { NamedValue } from '#machines/common/filter-values/filter-values.types.ts';
import type { FilterValue } from '#machines/common/list/list.types.ts';
import { uncheckedKey } from '#messages/keys/message-key.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';

export interface MultiFilterProps {
  readonly label: string;
  /** The values to choose from; null until they have arrived. */
  readonly values: readonly NamedValue[] | null;
  /** The prefix of the message keys of the values: `<area>.<value>`. */
  readonly area: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

const none: readonly string[] = [];

/** A filter with several values; without a chosen value, all rows are shown. Chosen values can always be removed. */
export function MultiFilterField({ label, values, area, value, onChange }: MultiFilterProps) {
  const intl = useIntl();
  const chosen = typeof value === 'string' ? [value] : (value ?? none);
  const offered = values ?? [];
  const unlisted = chosen.filter((name) => !offered.some((one) => one.name === name));
  const options = [
    ...offered.map(({ name, displayName }) => ({ value: name, label: displayName })),
    ...unlisted.map((name) => ({ value: name, label: intl.formatMessage({ id: uncheckedKey(`${area}.${name}`) }) })),
  ];
  return (
    <MultiSelect
      label={label}
      options={options}
      value={chosen}
      onChange={onChange}
      placeholder={intl.formatMessage({ id: 'list.filter.all' })}
      disabled={options.length === 0}
    />
  );
}
