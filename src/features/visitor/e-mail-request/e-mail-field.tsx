import { TextField } from '#ui/text-field/text-field.tsx';

interface EMailFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly readOnly: boolean;
}

/** The e-mail of an account: what it is logged in with, so that password managers know it. */
export function EMailField(props: EMailFieldProps) {
  return (
    <TextField {...props} type="email" name="username" autoComplete="username" inputMode="email" maxLength={254} />
  );
}
