import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import { useErrorText } from '#common/use-error-text.ts';
import type { managedCardRequestMachine } from '#machines/links/managed-card-request/managed-card-request.machine.ts';
import { managedCardRequestView } from '#machines/links/managed-card-request/managed-card-request.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { fieldWidths } from '#ui/field/field-widths.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

interface ManagedCardRequestViewProps {
  readonly actor: ActorRefFrom<typeof managedCardRequestMachine>;
}

/** The form for the other account's e-mail, with an explanation of what that account will be able to do (LNK-04). */
export function ManagedCardRequestView({ actor }: ManagedCardRequestViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = managedCardRequestView(snapshot);
  const errorText = useErrorText('managedCardRequest');
  const text = (id: KeyAfter<'managedCardRequest.'>) => intl.formatMessage({ id: `managedCardRequest.${id}` });
  return (
    <FormDialog
      actor={actor}
      flow="managedCardRequest"
      area="managedCardRequest"
      size="small"
      saving={view.sending}
      canClose={view.canClose}
      submitLabel="managedCardRequest.submit"
    >
      <p>{text('lead')}</p>
      {view.refusal !== null && (
        <Alert meaning="error" live>
          <ErrorMessage area="managedCardRequest" failure={view.refusal} />
        </Alert>
      )}
      <TextField
        type="email"
        name="managing-e-mail"
        width={fieldWidths.email}
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
    </FormDialog>
  );
}
