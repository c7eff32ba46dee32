import { css, cx } from 'styled-system/css';
import { fieldWidths } from '../field/field-widths.styles.ts';
import { controlStyles } from '../field/field.styles.ts';
import { Field } from '../field/field.tsx';
import { useLeave } from '../field/use-leave.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { quietText } from '../text/quiet.styles.ts';

type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** The symbol or code of the currency, shown after the amount. */
  readonly currency: string;
};

const row = css({ position: 'relative' });
const amount = css({ paddingRight: '12', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
const sign = cx(
  quietText,
  css({
    position: 'absolute',
    right: '3',
    top: '0',
    height: 'full',
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
  }),
);

/**
 * A field for an amount as text, formatted like on the page or as a plain number. The form's machine converts the text
 * to minor units.
 */
export function MoneyField(props: MoneyFieldProps) {
  const {
    label,
    help,
    error,
    optional,
    required,
    id,
    width = fieldWidths.amount,
    value,
    onChange,
    onLeave,
    currency,
    ...input
  } = props;
  const leave = useLeave(onLeave);
  return (
    <Field label={label} help={help} error={error} optional={optional} required={required} id={id} width={width}>
      {(control) => (
        <div className={row}>
          <input
            autoComplete="off"
            onBlur={leave}
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            className={cx(controlStyles, amount)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={sign} aria-hidden="true">
            {currency}
          </span>
        </div>
      )}
    </Field>
  );
}
