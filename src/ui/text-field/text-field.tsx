import type { ComponentProps } from 'react';
import { controlStyles } from '../field/field.styles.ts';
import { Field, type FieldDemand, type FieldTexts } from '../field/field.tsx';

/** The input's own attributes (`name`, `autoComplete`, `inputMode`, `maxLength`, `data-*`, `ref`, …) go to the input. */
export type TextFieldProps = FieldTexts &
  FieldDemand &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'value' | 'onChange' | 'children' | 'required'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

export function TextField({ label, help, error, optional, required, id, value, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} required={required} id={id}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={controlStyles}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
