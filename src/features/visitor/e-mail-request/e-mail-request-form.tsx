import { type FormEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { EMailRequestEvent } from '../../../../machines/e-mail-request/e-mail-request.types.ts';
import type { EMailRequestView } from '../../../../machines/e-mail-request/e-mail-request.view.ts';
import { useFocusOnError } from '../../../common/dialog-frame/use-focus-on-error.ts';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { EMailField } from './e-mail-field.tsx';

export interface EMailRequestFormProps {
  /** The first part of the keys of the texts. */
  readonly area: string;
  readonly view: EMailRequestView;
  readonly send: (event: EMailRequestEvent) => void;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const back = css({ display: 'flex', justifyContent: 'center' });

/** One address, and the button that asks for the mail. */
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
      <form ref={form} className={column} onSubmit={submit} noValidate>
        {view.refusal !== null && (
          <Alert meaning="error" live>
            {errorText(view.refusal)}
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
      <div className={back}>
        <LinkButton href="#/" variant="quiet">
          {intl.formatMessage({ id: `${area}.toLogin` })}
        </LinkButton>
      </div>
    </Card>
  );
}
