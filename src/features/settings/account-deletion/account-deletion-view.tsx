import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { accountDeletionMachine } from '../../../../machines/account-deletion/account-deletion.machine.ts';
import { accountDeletionView } from '../../../../machines/account-deletion/account-deletion.view.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { useFocusOnError } from '../../../common/dialog-frame/use-focus-on-error.ts';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { formColumn } from '../../../ui/field/form-column.styles.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { DeletionStakesView, type DeletionStakes } from './deletion-stakes.tsx';

interface AccountDeletionViewProps {
  readonly actor: ActorRefFrom<typeof accountDeletionMachine>;
  readonly stakes: DeletionStakes;
}

/** What the deletion of the account changes, and the password that confirms it (SET-02). */
export function AccountDeletionView({ actor, stakes }: AccountDeletionViewProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = accountDeletionView(snapshot);
  const markWrong = useFocusOnError(form, view.deleting);
  const errorText = useErrorText('accountDeletion');
  const text = (id: string) => intl.formatMessage({ id: `accountDeletion.${id}` });
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
        <Button type="submit" form={formId} variant="danger" loading={view.deleting}>
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
        data-flow="accountDeletion"
        data-state={stateLabel(snapshot.value)}
      >
        <DeletionStakesView stakes={stakes} />
        {view.refusal !== null && (
          <Alert meaning="error" live>
            {errorText(view.refusal)}
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
      </form>
    </Dialog>
  );
}
