import { Combobox, type ComboboxOption } from '#ui/combobox/combobox.tsx';
import { RadioGroup, type RadioOption } from '#ui/radio-group/radio-group.tsx';

interface ChoiceFieldProps {
  /** Returns the texts of the field. The suffix '' returns its label. */
  readonly text: (suffix: '' | '.search' | '.open' | '.found', values?: Record<string, number>) => string;
  readonly error: string | undefined;
  /** `help` and `description` are shown only for options that are rows. */
  readonly options: readonly (ComboboxOption & Pick<RadioOption, 'help' | 'description'>)[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
}

/** If there are more options than this, the field is a search field. */
const mostRows = 5;

/** Selects one option: a few options are shown as rows, many options are searched. */
export function ChoiceField({ text, error, options, value, onChange, disabled }: ChoiceFieldProps) {
  const field = { label: text(''), error, options, value, onChange };
  if (options.length <= mostRows) return <RadioGroup {...field} busy={disabled} />;
  return (
    <Combobox
      {...field}
      placeholder={text('.search')}
      openLabel={text('.open')}
      foundText={(count) => text('.found', { count })}
      disabled={disabled}
    />
  );
}
