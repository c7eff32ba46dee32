import { type FormEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useFocusOnError } from '#common/dialog-frame/use-focus-on-error.ts';
import { ErrorMessage } from '#common/error-message.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { EMailField } from '../e-mail-request/e-mail-field.tsx';
import { useFirstFocus } from '../welcome/use-first-focus.ts';
import { Consents } from './consents.tsx';
import { ExistingAccountLinks } from './existing-account-links.tsx';
import { PasswordPair } from './password-pair.tsx';
import type { RegistrationFormProps } from './registration-form.types.ts';

const group = css({ display: 'flex', flexDirection: 'column', gap: '1' });

/** The form with e-mail, password twice, and three consents. Errors are shown at their fields after the first submit. */
export function RegistrationForm({ title, view, send, links }: RegistrationFormProps & { readonly title: string }) {
  const intl = useIntl();
  const username = useFirstFocus();
  const form = useRef<HTMLFormElement>(null);
  const markWrong = useFocusOnError(form, view.busy);
  const text = (key: KeyAfter<'registration.'>) => intl.formatMessage({ id: `registration.${key}` });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
    markWrong();
  };
  return (
    <Card>
      <form ref={form} aria-label={title} className={formColumn} onSubmit={submit} noValidate>
        {view.refusal !== null && (
          <Alert meaning="error" live>
            <ErrorMessage area="registration" failure={view.refusal} />
          </Alert>
        )}
        <div className={group}>
          <EMailField
            ref={username}
            label={text('username')}
            error={
              view.errors.username === null
                ? undefined
                : intl.formatMessage({ id: `registration.errors.${view.errors.username}` })
            }
            value={view.username}
            onChange={(value) => send({ type: 'changeUsername', value })}
            readOnly={view.busy}
          />
          {view.isKnown && <ExistingAccountLinks />}
        </div>
        <PasswordPair view={view} send={send} />
        <Consents view={view} send={send} links={links} />
        <Button type="submit" variant="primary" block loading={view.busy} disabled={!view.canSubmit && !view.busy}>
          {text('submit')}
        </Button>
      </form>
      <ButtonRow align="center">
        <LinkButton href="#/" variant="quiet">
          {text('toLogin')}
        </LinkButton>
      </ButtonRow>
    </Card>
  );
}
