import { type ComponentProps, type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';
import { FieldMessage } from '../field/field-message.tsx';
import { fieldStyles } from '../field/field.styles.ts';

type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'checked' | 'onChange' | 'children'
> & {
  /** The label may contain a link, for example to the terms. */
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

const row = css({ display: 'flex', alignItems: 'flex-start', gap: '3', paddingY: '2', cursor: 'pointer' });
const box = css({
  flexShrink: '0',
  width: '6',
  height: '6',
  accentColor: '[var(--brand-primary-text)]',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed' },
});

/** A word that is longer than the line is broken. */
const words = css({ flex: '1', minWidth: '0' });

export function Checkbox({ label, help, error, checked, onChange, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const messageId = `${boxId}-message`;
  return (
    <div className={fieldStyles}>
      <label className={row} htmlFor={boxId}>
        <input
          {...input}
          id={boxId}
          type="checkbox"
          className={box}
          checked={checked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined && help === undefined ? undefined : messageId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={words}>{label}</span>
      </label>
      <FieldMessage id={messageId} help={help} error={error} />
    </div>
  );
}
