import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusOnError } from '#common/dialog-frame/use-focus-on-error.ts';
import { ErrorMessage } from '#common/error-message.tsx';
import type { DeskAction } from '#contract/entities/desk-application.ts';
import { deskActionView, type DeskActionActor } from '#machines/desk/desk-action/desk-action.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { ActionNote } from './action-note.tsx';
import type { AskableFile } from './askable-files.ts';
import { CardNumbers } from './card-numbers.tsx';
import { CorrectionFields } from './correction-fields.tsx';

interface ActionDialogProps {
  readonly actor: DeskActionActor;
  readonly action: DeskAction;
  readonly files: readonly AskableFile[];
}

/** Asks for confirmation of an action and for the data that it needs. */
export function ActionDialog({ actor, action, files }: ActionDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const view = deskActionView(useSelector(actor, (current) => current));
  const markWrong = useFocusOnError(form, view.saving);
  const text = (id: KeyAfter<'deskAction.'>) => intl.formatMessage({ id: `deskAction.${id}` });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submit' });
    markWrong();
  };
  const needsNote = action === 'REJECT' || action === 'ASK_AGAIN';
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'close' })}
      title={text(`title.${action}`)}
      closeLabel={text('close')}
      size="small"
      locked={!view.canClose}
      actions={
        <Button type="submit" form={formId} variant={action === 'REJECT' ? 'warning' : 'primary'} loading={view.saving}>
          {text(`confirm.${action}`)}
        </Button>
      }
    >
      <form ref={form} id={formId} className={formColumn} onSubmit={submit} noValidate>
        <p>
          <FormattedMessage id={`deskAction.text.${action}`} />
        </p>
        {view.failure !== null && (
          <Alert meaning="error" live title={text(view.isUnsure ? 'unsure' : 'refused')}>
            <ErrorMessage area="deskAction" failure={view.failure} />
          </Alert>
        )}
        {action === 'ASK_AGAIN' && <CorrectionFields actor={actor} files={files} />}
        {needsNote && <ActionNote actor={actor} />}
        {action === 'PRINT' && <CardNumbers actor={actor} />}
      </form>
    </Dialog>
  );
}
