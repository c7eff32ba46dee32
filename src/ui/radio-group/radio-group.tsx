import { type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';
import { FieldMessage } from '../field/field-message.tsx';
import { fieldStyles, helpStyles, labelStyles } from '../field/field.styles.ts';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly disabled?: boolean | undefined;
};

type RadioGroupProps = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
};

const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const option = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  padding: '3',
  border: 'control',
  borderRadius: 'small',
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: 'primaryText',
    boxShadow: '[inset 0 0 0 1px {colors.primaryText}]',
    _forced: { outline: '[2px solid Highlight]' },
  },
  '&:has(:disabled)': { borderColor: 'line', color: 'inkSoft', cursor: 'not-allowed' },
});
const dot = css({ flexShrink: '0', width: '6', height: '6', accentColor: '[var(--brand-primary-text)]' });
const words = css({ display: 'flex', flexDirection: 'column' });

/** Selects one of a few options, all visible. */
export function RadioGroup({ label, help, error, options, value, onChange }: RadioGroupProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <fieldset
      className={fieldStyles}
      aria-describedby={error === undefined && help === undefined ? undefined : messageId}
    >
      <legend className={labelStyles}>{label}</legend>
      <div className={list}>
        {options.map((each) => (
          <label key={each.value} className={option}>
            <input
              type="radio"
              name={id}
              className={dot}
              value={each.value}
              checked={each.value === value}
              disabled={each.disabled}
              onChange={() => onChange(each.value)}
            />
            <span className={words}>
              <span>{each.label}</span>
              {each.help !== undefined && <span className={helpStyles}>{each.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} help={help} error={error} />
    </fieldset>
  );
}
