import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import { useErrorText } from '#common/use-error-text.ts';
import type { accountDeletionMachine } from '#machines/settings/account-deletion/account-deletion.machine.ts';
import { accountDeletionView } from '#machines/settings/account-deletion/account-deletion.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { DataExport } from '../data-export/data-export.tsx';
import { DeletionStakesView, type DeletionStakes } from './deletion-stakes.tsx';

interface AccountDeletionViewProps {
  readonly actor: ActorRefFrom<typeof accountDeletionMachine>;
  readonly stakes: DeletionStakes;
}

/** The effects of deleting the account, and the field for the password that confirms it (SET-02). */
export function AccountDeletionView({ actor, stakes }: AccountDeletionViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = accountDeletionView(snapshot);
  const errorText = useErrorText('accountDeletion');
  const text = (id: KeyAfter<'accountDeletion.'>) => intl.formatMessage({ id: `accountDeletion.${id}` });
  return (
    <FormDialog
      actor={actor}
      flow="accountDeletion"
      area="accountDeletion"
      size="small"
      saving={view.deleting}
      canClose={view.canClose}
      readFirst
      submitLabel="accountDeletion.submit"
      submitVariant="danger"
    >
      <DeletionStakesView stakes={stakes} />
      <DataExport lead="dataExport.beforeDeletion" />
      {view.refusal !== null && (
        <Alert meaning="error" live>
          <ErrorMessage area="accountDeletion" failure={view.refusal} />
        </Alert>
      )}
      <PasswordField
        label={text('password')}
        help={text('password.help')}
        error={view.passwordError === null ? undefined : errorText({ name: view.passwordError, metadata: {} })}
        showLabel={text('password.show')}
        hideLabel={text('password.hide')}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={view.password}
        onChange={(value) => actor.send({ type: 'changePassword', value })}
        readOnly={view.deleting}
      />
    </FormDialog>
  );
}
