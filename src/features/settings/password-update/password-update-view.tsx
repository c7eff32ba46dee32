import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { passwordUpdateMachine } from '../../../../machines/password-update/password-update.machine.ts';
import { passwordUpdateView } from '../../../../machines/password-update/password-update.view.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { useFocusOnError } from '../../../common/dialog-frame/use-focus-on-error.ts';
import { NewPasswordFields } from '../../../common/new-password-fields.tsx';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { formColumn } from '../../../ui/field/form-column.styles.ts';

/** The view of the password dialog (first specification, 2 'Change password dialog'; PWD-03). */
export function PasswordUpdateView({ actor }: { readonly actor: ActorRefFrom<typeof passwordUpdateMachine> }) {
  const intl = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = passwordUpdateView(snapshot);
  const markWrong = useFocusOnError(form, view.saving);
  const errorText = useErrorText('updatePassword');
  const text = (id: string) => intl.formatMessage({ id: `updatePassword.${id}` });
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
        <Button type="submit" form={formId} variant="primary" loading={view.saving}>
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
        data-flow="passwordUpdate"
        data-state={stateLabel(snapshot.value)}
      >
        {view.refusal !== null && (
          <Alert meaning="error" live title={text(view.refusal.isUnsure ? 'unsure' : 'refused')}>
            {errorText({ name: view.refusal.name, metadata: {} })}
          </Alert>
        )}
        <NewPasswordFields
          view={view}
          onPassword={(value) => actor.send({ type: 'changePassword', value })}
          onConfirmation={(value) => actor.send({ type: 'changeConfirmation', value })}
        />
      </form>
    </Dialog>
  );
}
