import { memo } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/text-field/text-field.tsx';

type NamedFieldProps<Name extends string> = Omit<TextFieldProps, 'onChange' | 'onBlur'> & {
  readonly field: Name;
  readonly onChange: (field: Name, value: string) => void;
  readonly onLeave: (field: Name) => void;
};

function NamedFieldOf<Name extends string>({ field, onChange, onLeave, ...looks }: NamedFieldProps<Name>) {
  return <TextField {...looks} onChange={(value) => onChange(field, value)} onBlur={() => onLeave(field)} />;
}

/** One of many fields of a form. A key that is pressed in another one does not render it again. */
export const NamedField = memo(NamedFieldOf) as typeof NamedFieldOf;
