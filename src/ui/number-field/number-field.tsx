import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** A field for a whole number as text: shows the numeric keypad and accepts digits only. */
export function NumberField({ onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      onChange={(text) => onChange(text.replaceAll(/\D/g, ''))}
    />
  );
}
