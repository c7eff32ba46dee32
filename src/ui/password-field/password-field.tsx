import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { css, cx } from 'styled-system/css';
import { controlStyles } from '../field/field.styles.ts';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'width'> & {
  readonly showLabel: string;
  readonly hideLabel: string;
};

const row = css({ position: 'relative' });
const roomForToggle = css({ paddingRight: '12' });
const toggle = css({ position: 'absolute', right: '0', top: '0', color: 'inkSoft' });

/** A password field with a button that shows and hides the text; set `autoComplete` for password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, optional, required, id, value, onChange, showLabel, hideLabel, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} optional={optional} required={required} id={id}>
      {(control) => (
        <div className={row}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(controlStyles, roomForToggle)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={toggle}>
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={shown ? <EyeOff /> : <Eye />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
