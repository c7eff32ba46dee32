import { createListCollection, Select as Ark } from '@ark-ui/react/select';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo } from 'react';
import { cx } from 'styled-system/css';
import { FieldMessage } from '../field/field-message.tsx';
import { controlStyles, fieldStyles, labelStyles, optionalStyles } from '../field/field.styles.ts';
import type { FieldTexts } from '../field/field.tsx';
import type { Option } from './option.ts';
import { popupPlace, SelectPopup } from './select-popup.tsx';
import { triggerStyles, valueStyles } from './select.styles.ts';

type SelectProps = FieldTexts & {
  readonly options: readonly Option[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
};

/** Selects one option. Arrow keys, letters, Home and End move, Enter chooses, Escape closes. */
export function Select(props: SelectProps) {
  const { label, help, error, optional, options, value, onChange, placeholder, name, id, disabled, onBlur } = props;
  const ownId = useId();
  const triggerId = id ?? ownId;
  const messageId = `${triggerId}-message`;
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  return (
    <Ark.Root
      className={fieldStyles}
      collection={collection}
      ids={{ trigger: triggerId }}
      name={name}
      value={value === null ? [] : [value]}
      onValueChange={(details) => {
        const chosen = details.value[0];
        if (chosen !== undefined) onChange(chosen);
      }}
      disabled={disabled}
      invalid={error !== undefined}
      positioning={popupPlace}
    >
      <Ark.Label className={labelStyles}>
        {label} {optional !== undefined && <span className={optionalStyles}>({optional})</span>}
      </Ark.Label>
      <Ark.Trigger
        className={cx(controlStyles, triggerStyles)}
        aria-describedby={error === undefined && help === undefined ? undefined : messageId}
        onBlur={onBlur}
      >
        <Ark.ValueText className={valueStyles} placeholder={placeholder} />
        <ChevronDown aria-hidden="true" />
      </Ark.Trigger>
      <FieldMessage id={messageId} help={help} error={error} />
      <SelectPopup options={options} />
      {name !== undefined && <Ark.HiddenSelect />}
    </Ark.Root>
  );
}
