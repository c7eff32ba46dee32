import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { managedCardRequestMachine } from '../../../../machines/managed-card-request/managed-card-request.machine.ts';
import { managedCardRequestView } from '../../../../machines/managed-card-request/managed-card-request.view.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { useFocusOnError } from '../../../common/dialog-frame/use-focus-on-error.ts';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { formColumn } from '../../../ui/field/form-column.styles.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';

interface ManagedCardRequestViewProps {
  readonly actor: ActorRefFrom<typeof managedCardRequestMachine>;
}

/** Whose account is asked, and what they will be able to do (first specification, 2; LNK-04). */
export function ManagedCardRequestView({ actor }: ManagedCardRequestViewProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = managedCardRequestView(snapshot);
  const markWrong = useFocusOnError(form, view.sending);
  const errorText = useErrorText('managedCardRequest');
  const text = (id: string) => intl.formatMessage({ id: `managedCardRequest.${id}` });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submit' });
    markWrong();
  };
  return (
    <Dialog
      open={snapshot.status === 'active'}
      onClose={() => actor.send({ type: 'close' })}
      title={text('title')}
      closeLabel={text('close')}
      size="small"
      locked={!view.canClose}
      actions={
        <Button type="submit" form={formId} variant="primary" loading={view.sending}>
          {text('submit')}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        className={formColumn}
        onSubmit={submit}
        noValidate
        data-flow="managedCardRequest"
        data-state={stateLabel(snapshot.value)}
      >
        <p>{text('lead')}</p>
        {view.refusal !== null && (
          <Alert meaning="error" live>
            {errorText(view.refusal)}
          </Alert>
        )}
        <TextField
          type="email"
          name="managing-e-mail"
          autoComplete="off"
          inputMode="email"
          maxLength={254}
          label={text('eMail')}
          help={text('eMail.help')}
          error={view.error === null ? undefined : errorText(view.error)}
          value={view.eMail}
          onChange={(value) => actor.send({ type: 'changeEMail', value })}
          readOnly={view.sending}
        />
      </form>
    </Dialog>
  );
}
