import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** A whole number as text: brings the number keypad and takes digits only. */
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
