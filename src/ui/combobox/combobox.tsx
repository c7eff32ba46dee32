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
  /** The accessible name of the button that shows all options. */
  readonly openLabel: string;
  /** A text for screen readers with the number of matching options; for 0 it also says what the person can do. */
  readonly foundText: (count: number) => string;
};

/**
 * Selects one of many options; typing narrows them down, regardless of case and accents. Arrow keys move, Enter chooses,
 * Escape closes. A typed text that is not an option is replaced by the chosen option when the field loses the focus.
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
      // While the list is open, the field contains only the search text: the chosen option is marked in the list.
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
