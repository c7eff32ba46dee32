import { CircleAlert } from 'lucide-react';
import { errorStyles, helpStyles } from './field.styles.ts';

type FieldMessageProps = {
  readonly id: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
};

/** The line below a control: the error or, without an error, the help text. */
export function FieldMessage({ id, help, error }: FieldMessageProps) {
  if (error !== undefined) {
    return (
      <p id={id} className={errorStyles}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </p>
    );
  }
  return help === undefined ? null : (
    <p id={id} className={helpStyles}>
      {help}
    </p>
  );
}
