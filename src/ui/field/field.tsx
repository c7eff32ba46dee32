import { type ReactNode, useId } from 'react';
import { cx } from 'styled-system/css';
import { FieldMessage } from './field-message.tsx';
import { fieldStyles, labelStyles, optionalStyles } from './field.styles.ts';

/** The texts of a form field; an error replaces the help text. */
export type FieldTexts = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** The word for 'optional'; a field without this word is required. */
  readonly optional?: string | undefined;
};

/** One of `fieldWidths`: the width of what the field holds. */
export type FieldLooks = { readonly width?: string | undefined };

/** False for a field that does not ask for data, such as a filter: it is neither required nor marked as optional. */
export type FieldDemand = { readonly required?: boolean | undefined };

/** Attributes that link a control to its label and message. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
};

type FieldProps = FieldTexts &
  FieldDemand &
  FieldLooks & {
    readonly id?: string | undefined;
    /** Text at the end of the message's line, such as a count. */
    readonly aside?: ReactNode;
    readonly children: (control: FieldControl) => ReactNode;
  };

/** A label, below it the control, below it the message. */
export function Field({
  id,
  label,
  help,
  error,
  optional,
  required = optional === undefined,
  width,
  aside,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const hasMessage = error !== undefined || help !== undefined;
  return (
    <div className={cx(fieldStyles, width)}>
      <label htmlFor={controlId} className={labelStyles}>
        {label} {optional !== undefined && <span className={optionalStyles}>({optional})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required ? true : undefined,
      })}
      <FieldMessage id={messageId} help={help} error={error} />
      {aside}
    </div>
  );
}
