import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { cx } from 'styled-system/css';
import { FieldMessage } from '../field/field-message.tsx';
import { controlStyles, fieldStyles, helpStyles, labelStyles } from '../field/field.styles.ts';
import type { Option } from '../popup/option.ts';
import { popupPlace } from '../popup/popup-place.ts';
import { optionListStyles, popupStyles } from '../popup/popup.styles.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  asideStyles,
  boxStyles,
  comboboxOption,
  inputStyles,
  labelTextStyles,
  triggerStyles,
} from './combobox.styles.ts';
import { matches } from './matches.ts';

export type ComboboxOption = Option & {
  /** Text at the end of the option, such as a price; it is not searched. */
  readonly aside?: string | undefined;
};

type ComboboxProps = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly options: readonly ComboboxOption[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  readonly disabled?: boolean | undefined;
  /** The name of the button that shows all options. */
  readonly openLabel: string;
  /** How many options fit what was typed, for those who do not see the list; with 0, what can be done. */
  readonly foundText: (count: number) => string;
};

/**
 * Selects one of many options, which typing narrows down; case and accents do not matter. Arrow keys move, Enter chooses,
 * Escape closes. A text that is no option is replaced by the chosen one when the field is left.
 */
export function Combobox(props: ComboboxProps) {
  const { label, error, options, value, onChange, placeholder, disabled, openLabel, foundText } = props;
  const messageId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';
  const found = useMemo(() => options.filter((option) => matches(option.label, typed)), [options, typed]);
  const collection = useMemo(() => createListCollection({ items: found }), [found]);
  const isNone = found.length === 0;
  return (
    <Ark.Root
      className={fieldStyles}
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={(details) => {
        const chosen = details.value[0];
        if (chosen !== undefined) onChange(chosen);
      }}
      // While the list is open, the field holds only what is searched: the chosen option is marked in the list.
      inputValue={isOpen ? typed : chosenLabel}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change')
          setTyped(!isOpen && inputValue.startsWith(chosenLabel) ? inputValue.slice(chosenLabel.length) : inputValue);
      }}
      onOpenChange={({ open }) => {
        setOpen(open);
        if (!open) setTyped('');
      }}
      translations={{ triggerLabel: openLabel }}
      inputBehavior="autohighlight"
      openOnClick
      disabled={disabled}
      invalid={error !== undefined}
      positioning={popupPlace}
    >
      <Ark.Label className={labelStyles}>{label}</Ark.Label>
      <Ark.Control className={boxStyles}>
        <Ark.Input
          className={cx(controlStyles, inputStyles)}
          placeholder={placeholder}
          aria-required="true"
          aria-describedby={error === undefined ? undefined : messageId}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Ark.Trigger className={triggerStyles}>
          <ChevronDown aria-hidden="true" />
        </Ark.Trigger>
      </Ark.Control>
      <div role="status">
        {typed !== '' && isNone && <p className={helpStyles}>{foundText(0)}</p>}
        {typed !== '' && !isNone && <VisuallyHidden>{foundText(found.length)}</VisuallyHidden>}
      </div>
      <FieldMessage id={messageId} error={error} />
      {!isNone && (
        <Ark.Positioner>
          <Ark.Content className={cx(popupStyles, optionListStyles)}>
            {found.map((option) => (
              <Ark.Item key={option.value} item={option} className={comboboxOption}>
                <Ark.ItemText className={labelTextStyles}>{option.label}</Ark.ItemText>
                {option.aside !== undefined && <span className={asideStyles}>{option.aside}</span>}
                <Ark.ItemIndicator>
                  <Check aria-hidden="true" />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      )}
    </Ark.Root>
  );
}
