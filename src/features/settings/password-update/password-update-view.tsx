import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import { NewPasswordFields } from '#common/new-password-fields.tsx';
import type { passwordUpdateMachine } from '#machines/settings/password-update/password-update.machine.ts';
import { passwordUpdateView } from '#machines/settings/password-update/password-update.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';

/** The view of the password dialog (PWD-03). */
export function PasswordUpdateView({ actor }: { readonly actor: ActorRefFrom<typeof passwordUpdateMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = passwordUpdateView(snapshot);
  const text = (id: KeyAfter<'updatePassword.'>) => intl.formatMessage({ id: `updatePassword.${id}` });
  return (
    <FormDialog
      actor={actor}
      flow="passwordUpdate"
      area="updatePassword"
      size="small"
      saving={view.saving}
      canClose={view.canClose}
      submitLabel="updatePassword.submit"
      offersClose
    >
      {view.refusal !== null && (
        <Alert meaning="error" live title={text(view.refusal.isUnsure ? 'unsure' : 'refused')}>
          <ErrorMessage area="updatePassword" failure={view.refusal} />
        </Alert>
      )}
      <NewPasswordFields
        view={view}
        onPassword={(value) => actor.send({ type: 'changePassword', value })}
        onConfirmation={(value) => actor.send({ type: 'changeConfirmation', value })}
      />
    </FormDialog>
  );
}
