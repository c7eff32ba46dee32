import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusOnError } from '#common/dialog-frame/use-focus-on-error.ts';
import { useErrorText } from '#common/use-error-text.ts';
import type { ApplicationDeed } from '#contract/entities/desk-application.ts';
import {
  applicationDeedView,
  type ApplicationDeedActor,
} from '#machines/desk/application-deed/application-deed.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import type { AskableFile } from './askable-files.ts';
import { CardNumbers } from './card-numbers.tsx';
import { DeedNote } from './deed-note.tsx';
import { WhatIsAsked } from './what-is-asked.tsx';

interface DeedDialogProps {
  readonly actor: ApplicationDeedActor;
  readonly deed: ApplicationDeed;
  readonly files: readonly AskableFile[];
}

/** Asks to confirm a deed, and for what it needs. */
export function DeedDialog({ actor, deed, files }: DeedDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const view = applicationDeedView(useSelector(actor, (current) => current));
  const errorText = useErrorText('applicationDeed');
  const markWrong = useFocusOnError(form, view.saving);
  const text = (id: string) => intl.formatMessage({ id: `applicationDeed.${id}` });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submit' });
    markWrong();
  };
  const needsNote = deed === 'REJECT' || deed === 'ASK_AGAIN';
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'close' })}
      title={text(`title.${deed}`)}
      closeLabel={text('close')}
      size="small"
      locked={!view.canClose}
      actions={
        <Button type="submit" form={formId} variant={deed === 'REJECT' ? 'warning' : 'primary'} loading={view.saving}>
          {text(`confirm.${deed}`)}
        </Button>
      }
    >
      <form ref={form} id={formId} className={formColumn} onSubmit={submit} noValidate>
        <p>
          <FormattedMessage id={`applicationDeed.text.${deed}`} />
        </p>
        {view.failure !== null && (
          <Alert meaning="error" live title={text(view.isUnsure ? 'unsure' : 'refused')}>
            {errorText(view.failure)}
          </Alert>
        )}
        {deed === 'ASK_AGAIN' && <WhatIsAsked actor={actor} files={files} />}
        {needsNote && <DeedNote actor={actor} />}
        {deed === 'PRINT' && <CardNumbers actor={actor} />}
      </form>
    </Dialog>
  );
}
