import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { cx } from 'styled-system/css';
import { controlStyles, fieldStyles, labelStyles } from '../field/field.styles.ts';
import { triggerStyles, valueStyles } from './multi-select.styles.ts';

type MultiSelectAtRestProps = {
  readonly label: string;
  /** Shown while no value is chosen, such as 'all'. */
  readonly placeholder: string;
};

/** Looks like a `MultiSelect` that cannot be used yet, but does not need its code. */
export function MultiSelectAtRest({ label, placeholder }: MultiSelectAtRestProps) {
  const id = useId();
  return (
    <div className={fieldStyles}>
      <span id={`${id}-label`} className={labelStyles}>
        {label}
      </span>
      <button
        type="button"
        disabled
        aria-haspopup="listbox"
        aria-labelledby={`${id}-label ${id}-value`}
        className={cx(controlStyles, triggerStyles)}
        data-placeholder-shown=""
      >
        <span id={`${id}-value`} className={valueStyles}>
          {placeholder}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
    </div>
  );
}
