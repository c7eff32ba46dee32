import { type FormEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFocusOnError } from '#common/dialog-frame/use-focus-on-error.ts';
import { ErrorMessage } from '#common/error-message.tsx';
import { useErrorText } from '#common/use-error-text.ts';
import type { EMailRequestEvent } from '#machines/visitor/e-mail-request/e-mail-request.types.ts';
import type { EMailRequestView } from '#machines/visitor/e-mail-request/e-mail-request.view.ts';
import type { AreaWith } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { EMailField } from './e-mail-field.tsx';

export interface EMailRequestFormProps {
  /** The prefix of the texts' keys. */
  readonly area: AreaWith<
    'title' | 'lead' | 'eMail' | 'submit' | 'toLogin' | 'correct' | 'sent.title' | 'sent.text' | 'sent.next'
  >;
  readonly view: EMailRequestView;
  readonly send: (event: EMailRequestEvent) => void;
}

/** The field for an address, and the button that requests the mail. */
export function EMailRequestForm({ area, view, send }: EMailRequestFormProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const markWrong = useFocusOnError(form, view.busy);
  const errorText = useErrorText(area);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
    markWrong();
  };
  return (
    <Card>
      <form ref={form} className={formColumn} onSubmit={submit} noValidate>
        {view.refusal !== null && (
          <Alert meaning="error" live>
            <ErrorMessage area={area} failure={view.refusal} />
          </Alert>
        )}
        <EMailField
          label={intl.formatMessage({ id: `${area}.eMail` })}
          error={view.error === null ? undefined : errorText(view.error)}
          value={view.eMail}
          onChange={(value) => send({ type: 'changeEMail', value })}
          readOnly={view.busy}
        />
        <Button type="submit" variant="primary" block loading={view.busy} disabled={!view.canSubmit && !view.busy}>
          {intl.formatMessage({ id: `${area}.submit` })}
        </Button>
      </form>
      <ButtonRow align="center">
        <LinkButton href="#/" variant="quiet">
          {intl.formatMessage({ id: `${area}.toLogin` })}
        </LinkButton>
      </ButtonRow>
    </Card>
  );
}
