import { Combobox, type ComboboxOption } from '#ui/combobox/combobox.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';

interface ChoiceFieldProps {
  /** The texts of the field: its label by an empty suffix. */
  readonly text: (suffix: '' | '.search' | '.open' | '.found', values?: Record<string, number>) => string;
  readonly error: string | undefined;
  readonly options: readonly ComboboxOption[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
}

/** More options than this are searched. */
const mostRows = 5;

/** Selects one option: a few are rows, many are searched. */
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
