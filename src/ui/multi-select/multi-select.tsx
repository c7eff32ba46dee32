import { createListCollection, Select as Ark } from '@ark-ui/react/select';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { cx } from 'styled-system/css';
import { controlStyles, fieldStyles, labelStyles } from '../field/field.styles.ts';
import type { Option } from '../popup/option.ts';
import { popupPlace } from '../popup/popup-place.ts';
import { triggerStyles, valueStyles } from './multi-select.styles.ts';
import { OptionList } from './option-list.tsx';

type MultiSelectProps = {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Shown while no option is chosen, such as 'all'. */
  readonly placeholder: string;
  readonly disabled?: boolean | undefined;
};

/** Selects several options, for filters; the list stays open while the person chooses. */
export function MultiSelect({ label, options, value, onChange, placeholder, disabled }: MultiSelectProps) {
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  return (
    <Ark.Root
      className={fieldStyles}
      collection={collection}
      multiple
      closeOnSelect={false}
      value={[...value]}
      onValueChange={(details) => onChange(details.value)}
      disabled={disabled}
      positioning={popupPlace}
    >
      <Ark.Label className={labelStyles}>{label}</Ark.Label>
      {/* The control that the label refers to; people and screen readers use the trigger. */}
      <Ark.HiddenSelect />
      <Ark.Trigger className={cx(controlStyles, triggerStyles)}>
        <Ark.ValueText className={valueStyles} placeholder={placeholder} />
        <ChevronDown aria-hidden="true" />
      </Ark.Trigger>
      <OptionList options={options} />
    </Ark.Root>
  );
}
