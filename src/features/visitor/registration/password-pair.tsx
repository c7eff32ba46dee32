import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { RegistrationError } from '#machines/visitor/registration/registration.problems.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { PasswordDemands } from './password-demands.tsx';
import type { RegistrationFormProps } from './registration-form.types.ts';

const group = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** The fields for the password, with its rules, and for its repetition. */
export function PasswordPair({ view, send }: Pick<RegistrationFormProps, 'view' | 'send'>) {
  const intl = useIntl();
  const demands = useId();
  const text = (key: KeyAfter<'registration.'>) => intl.formatMessage({ id: `registration.${key}` });
  const errorOf = (name: RegistrationError | null) =>
    name === null ? undefined : intl.formatMessage({ id: `registration.errors.${name}` });
  const common = {
    showLabel: text('showPassword'),
    hideLabel: text('hidePassword'),
    autoComplete: 'new-password',
    maxLength: 200,
    readOnly: view.busy,
  };
  return (
    <>
      <div className={group}>
        <PasswordField
          {...common}
          label={text('password')}
          error={errorOf(view.errors.password)}
          name="password"
          aria-details={demands}
          value={view.password}
          onChange={(value) => send({ type: 'changePassword', value })}
        />
        <PasswordDemands id={demands} demands={view.demands} />
      </div>
      <PasswordField
        {...common}
        label={text('repeatedPassword')}
        error={errorOf(view.errors.repeatedPassword)}
        name="repeatedPassword"
        value={view.repeatedPassword}
        onChange={(value) => send({ type: 'changeRepeatedPassword', value })}
      />
    </>
  );
}
