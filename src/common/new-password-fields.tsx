import { useIntl } from 'react-intl';
import type { ConfirmationProblem, PasswordProblem } from '#machines/common/new-password.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { leastPasswordLength, type PasswordFlaw } from '#rules/password.ts';
import { PasswordField } from '#ui/password-field/password-field.tsx';

interface NewPasswordFieldsProps {
  readonly view: {
    readonly password: string;
    readonly passwordProblem: PasswordProblem | null;
    /** The password rules that are not met. */
    readonly flaws: readonly PasswordFlaw[];
    readonly confirmation: string;
    readonly confirmationProblem: ConfirmationProblem | null;
    readonly readOnly: boolean;
  };
  readonly onPassword: (value: string) => void;
  readonly onConfirmation: (value: string) => void;
}

/** A new password, entered twice. The text of each field can be shown and hidden separately. */
export function NewPasswordFields({ view, onPassword, onConfirmation }: NewPasswordFieldsProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'passwordChange.'>, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `passwordChange.${id}` }, { length: leastPasswordLength, ...values });
  const flaws = intl.formatList(view.flaws.map((flaw) => text(`flaws.${flaw}`)));
  return (
    <>
      <PasswordField
        label={text('password')}
        help={text('password.help')}
        error={view.passwordProblem === null ? undefined : text(`password.${view.passwordProblem}`, { flaws })}
        showLabel={text('password.show')}
        hideLabel={text('password.hide')}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        value={view.password}
        onChange={onPassword}
        readOnly={view.readOnly}
      />
      <PasswordField
        label={text('confirmation')}
        error={view.confirmationProblem === null ? undefined : text(`confirmation.${view.confirmationProblem}`)}
        showLabel={text('confirmation.show')}
        hideLabel={text('confirmation.hide')}
        name="confirmation"
        autoComplete="new-password"
        maxLength={200}
        value={view.confirmation}
        onChange={onConfirmation}
        readOnly={view.readOnly}
      />
    </>
  );
}
