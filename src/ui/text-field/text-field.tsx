import type { ComponentProps } from 'react';
import { controlStyles } from '../field/field.styles.ts';
import { Field, type FieldDemand, type FieldLooks, type FieldTexts } from '../field/field.tsx';
import { useLeave } from '../field/use-leave.ts';

/** Other attributes (`name`, `autoComplete`, `inputMode`, `maxLength`, `data-*`, `ref`, …) are set on the input. */
export type TextFieldProps = FieldTexts &
  FieldDemand &
  FieldLooks &
  Omit<ComponentProps<'input'>, 'className' | 'width' | 'style' | 'value' | 'onChange' | 'children' | 'required'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** The field has lost the focus: an error may be shown now. */
    readonly onLeave?: (() => void) | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, required, id, width, value, onChange, onLeave, ...input } = props;
  const leave = useLeave(onLeave);
  return (
    <Field label={label} help={help} error={error} optional={optional} required={required} id={id} width={width}>
      {(control) => (
        <input
          type="text"
          onBlur={leave}
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
