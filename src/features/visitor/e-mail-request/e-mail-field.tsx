import type { Ref } from 'react';
import { TextField } from '#ui/text-field/text-field.tsx';

interface EMailFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly readOnly: boolean;
}

/** The e-mail of an account. It is also the username of the log-in, so password managers can fill it in. */
export function EMailField(props: EMailFieldProps) {
  return (
    <TextField {...props} type="email" name="username" autoComplete="username" inputMode="email" maxLength={254} />
  );
}
