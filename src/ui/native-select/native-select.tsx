import { useId, useRef, type ComponentProps } from 'react';
import { css, cx } from 'styled-system/css';
import { controlStyles } from '../field/field.styles.ts';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';
import type { Option } from '../popup/option.ts';
import { quietText } from '../text/quiet.styles.ts';
import { selectArrow } from './select.styles.ts';

type NativeSelectProps = Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'ref' | 'value' | 'onChange' | 'children'
> & {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** On narrow screens the label is visible to screen readers only. */
  readonly isLabelWide?: boolean;
};

const row = cx(
  quietText,
  css({
    display: 'inline-flex',
    maxWidth: 'full',
    alignItems: 'center',
    gap: '2',
  }),
);
const wideLabel = css({ srOnly: { base: true, narrow: false } });
const controlSize = css({ width: 'auto', minWidth: '0', paddingY: '1' });

/** A small native `select` beside its label, for example for rows per page or the sort order. */
export function NativeSelect({
  label,
  options,
  value,
  onChange,
  isLabelWide = false,
  id,
  ...select
}: NativeSelectProps) {
  const ownId = useId();
  const control = useRef<HTMLSelectElement>(null);
  useFocusAfterRemoval(control);
  return (
    <span className={row}>
      <label htmlFor={id ?? ownId} className={isLabelWide ? wideLabel : undefined}>
        {label}
      </label>
      <select
        {...select}
        ref={control}
        id={id ?? ownId}
        className={cx(controlStyles, controlSize, selectArrow)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
