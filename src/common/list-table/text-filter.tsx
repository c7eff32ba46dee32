import type { FilterValue } from '../../../machines/list/list.types.ts';
import { controlStyles } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';

interface TextFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly longest: number;
  readonly onChange: (value: string) => void;
}

/** A filter by a text that is typed; the list waits for a pause. */
export function TextFilter({ label, value, longest, onChange }: TextFilterProps) {
  return (
    <Field label={label} required={false}>
      {(control) => (
        <input
          {...control}
          type="search"
          className={controlStyles}
          value={typeof value === 'string' ? value : ''}
          maxLength={longest}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
