import { type FormEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { useFocusOnError } from '#common/dialog-frame/use-focus-on-error.ts';
import { ErrorMessage } from '#common/error-message.tsx';
import { NewPasswordFields } from '#common/new-password-fields.tsx';
import type { passwordChangeMachine } from '#machines/visitor/password-change/password-change.machine.ts';
import type { passwordChangeView } from '#machines/visitor/password-change/password-change.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';

interface PasswordChangeFormProps {
  readonly passwordChange: ActorRefFrom<typeof passwordChangeMachine>;
  readonly view: ReturnType<typeof passwordChangeView>;
}

const lead = css({ color: 'inkSoft' });

/** The new password, entered twice. */
export function PasswordChangeForm({ passwordChange, view }: PasswordChangeFormProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const markWrong = useFocusOnError(form, view.saving);
  const text = (id: KeyAfter<'passwordChange.'>) => intl.formatMessage({ id: `passwordChange.${id}` });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    passwordChange.send({ type: 'submit' });
    markWrong();
  };
  return (
    <form ref={form} className={formColumn} onSubmit={submit} noValidate>
      <p className={lead}>
        <FormattedMessage id="passwordChange.lead" />
      </p>
      {view.refusal !== null && (
        <Alert meaning="error" live title={text(view.refusal.isUnsure ? 'unsure' : 'refused')}>
          <ErrorMessage area="passwordChange" failure={view.refusal} />
        </Alert>
      )}
      <NewPasswordFields
        view={view}
        onPassword={(value) => passwordChange.send({ type: 'changePassword', value })}
        onConfirmation={(value) => passwordChange.send({ type: 'changeConfirmation', value })}
      />
      <Button type="submit" variant="primary" block loading={view.saving}>
        <FormattedMessage id="passwordChange.submit" />
      </Button>
    </form>
  );
}
