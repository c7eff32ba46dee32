import type { FilterValue } from '#machines/common/list/list.types.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

interface TextFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly longest: number;
  readonly onChange: (value: string) => void;
}

/** A filter with a text field; the list is filtered after a pause in typing. */
export function TextFilter({ label, value, longest, onChange }: TextFilterProps) {
  return (
    <TextField
      type="search"
      label={label}
      required={false}
      value={typeof value === 'string' ? value : ''}
      maxLength={longest}
      autoComplete="off"
      spellCheck={false}
      onChange={onChange}
    />
  );
}
