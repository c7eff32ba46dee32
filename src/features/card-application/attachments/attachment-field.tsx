import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { largestMegabytes } from '#machines/card-application/attachments/attachments.view.ts';
import type { AttachmentsActor, attachmentsView } from '#machines/card-application/attachments/attachments.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { FileField } from '#ui/file-field/file-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { AttachmentFiles } from './attachment-files.ts';
import { ChosenFile } from './chosen-file.tsx';

type View = ReturnType<typeof attachmentsView>;

interface AttachmentFieldProps {
  readonly actor: AttachmentsActor;
  readonly keepFile: AttachmentFiles['keep'];
  readonly field: View['fields'][number];
  readonly accepted: string;
  readonly canChoose: boolean;
}

/** The field to choose the file for one attachment type. */
export function AttachmentField({ actor, keepFile, field, accepted, canChoose }: AttachmentFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { typeId, label, file, looking, problem } = field;
  const text = (id: KeyAfter<'attachments.'>) =>
    intl.formatMessage({ id: `attachments.${id}` }, { megabytes: largestMegabytes });
  const errorText = () =>
    problem === null
      ? undefined
      : intl.formatMessage(
          { id: `attachments.errors.${problem.name}` },
          { fileName: problem.fileName, megabytes: largestMegabytes },
        );
  const remove = () => {
    actor.send({ type: 'remove', typeId });
    // The pressed button disappears, so the focus moves to the field.
    input.current?.focus();
  };
  return (
    <FileField
      ref={input}
      label={label}
      help={text('help')}
      error={errorText()}
      choose={text(file === null ? 'choose' : 'chooseOther')}
      drop={text('drop')}
      accept={accepted}
      busy={!canChoose}
      onFile={(chosen) => actor.send({ type: 'choose', typeId, file: keepFile(chosen) })}
    >
      {file !== null && <ChosenFile file={file} canRemove={canChoose} onRemove={remove} />}
      {looking !== null && (
        <VisuallyHidden>
          <FormattedMessage id="attachments.looking" values={{ fileName: looking }} />
        </VisuallyHidden>
      )}
    </FileField>
  );
}
