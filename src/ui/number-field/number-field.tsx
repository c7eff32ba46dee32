import type { KeyboardEvent } from 'react';
import { fieldWidths } from '../field/field-widths.styles.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

interface Range {
  readonly min: number;
  readonly max: number;
}

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'role'> & {
  /** The arrow keys change the number by one within these limits; typed numbers are not limited. */
  readonly range?: Range | undefined;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

const stepFrom = (value: string, step: number, { min, max }: Range): string =>
  String(value === '' ? min : Math.max(min, Math.min(max, Number(value) + step)));

/** The ARIA attributes of a spin button. */
const spinButton = ({ min, max }: Range, value: string) => ({
  role: 'spinbutton',
  'aria-valuemin': min,
  'aria-valuemax': max,
  'aria-valuenow': value === '' ? undefined : Number(value),
});

/** A field for a whole number as text: shows the numeric keypad and accepts digits only. */
export function NumberField({ onChange, onKeyDown, range, ...field }: NumberFieldProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    if (range !== undefined && step !== undefined) {
      event.preventDefault();
      const next = stepFrom(field.value, step, range);
      if (next !== field.value) onChange(next);
    }
    onKeyDown?.(event);
  };
  return (
    <TextField
      autoComplete="off"
      width={fieldWidths.count}
      {...field}
      {...(range !== undefined && spinButton(range, field.value))}
      inputMode="numeric"
      onKeyDown={press}
      onChange={(text) => {
        const digits = text.replaceAll(/\D/g, '');
        if (digits !== field.value) onChange(digits);
      }}
    />
  );
}
