import type { ComponentProps } from 'react';
import { css, cx } from 'styled-system/css';
import { controlStyles } from '../field/field.styles.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { useLeave } from '../field/use-leave.ts';
import { quietText } from '../text/quiet.styles.ts';

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'onChange' | 'children'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** The field has lost the focus: an error may be shown now. */
    readonly onLeave?: (() => void) | undefined;
    /** A text about the length, such as '12 / 4000'. A longer text is not cut off, so that the person can shorten it. */
    readonly counter?: string | undefined;
  };

/** A long text scrolls, so that the elements below it, such as its error, stay near. */
const growing = css({ minHeight: '[7.5rem]', maxHeight: '[20rem]', fieldSizing: 'content', resize: 'vertical' });
const count = cx(quietText, css({ alignSelf: 'flex-end' }));

export function TextArea(props: TextAreaProps) {
  const { label, help, error, optional, id, value, onChange, onLeave, counter, ...area } = props;
  const leave = useLeave(onLeave);
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      id={id}
      aside={
        counter !== undefined && (
          <p className={count} translate="no">
            {counter}
          </p>
        )
      }
    >
      {(control) => (
        <textarea
          rows={4}
          onBlur={leave}
          {...area}
          {...control}
          className={cx(controlStyles, growing)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
