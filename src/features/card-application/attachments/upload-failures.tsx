import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { AnswerDetails } from '#common/error-message.tsx';
import { useErrorText } from '#common/use-error-text.ts';
import type {
  AttachmentUploadActor,
  attachmentUploadView,
} from '#machines/card-application/attachment-upload/attachment-upload.view.ts';
import { largestMegabytes } from '#machines/card-application/attachments/attachments.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';

type Failed = ReturnType<typeof attachmentUploadView>['failed'];

interface UploadFailuresProps {
  readonly actor: AttachmentUploadActor;
  readonly failed: Failed;
}

interface FileButtonsProps {
  readonly actor: AttachmentUploadActor;
  readonly file: Failed[number];
  /** Called when the file is left out; the pressed button disappears then. */
  readonly onLeaveOut: () => void;
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  marginBottom: '3',
  overflowWrap: 'anywhere',
  '& li > * + *': { marginTop: '1' },
});

/** The buttons for one of several failed files. */
function FileButtons({ actor, file: { id, name, canRetry, canLeaveOut }, onLeaveOut }: FileButtonsProps) {
  const intl = useIntl();
  const text = (key: KeyAfter<'attachmentUpload.'>) =>
    intl.formatMessage({ id: `attachmentUpload.${key}` }, { fileName: name });
  const leaveOut = () => {
    actor.send({ type: 'leaveOut', id });
    onLeaveOut();
  };
  return (
    <ButtonRow>
      {canRetry && (
        <Button aria-label={text('retryOne.label')} onClick={() => actor.send({ type: 'retryOne', id })}>
          {text('retryOne')}
        </Button>
      )}
      {canLeaveOut && (
        <Button variant="quiet" aria-label={text('leaveOut.label')} onClick={leaveOut}>
          {text('leaveOut')}
        </Button>
      )}
    </ButtonRow>
  );
}

/** The failed files, why each upload failed, and the note that everything else is saved. */
export function UploadFailures({ actor, failed }: UploadFailuresProps) {
  const intl = useIntl();
  const errorText = useErrorText('attachments');
  const files = useRef<HTMLUListElement>(null);
  return (
    <Alert meaning="error" live title={intl.formatMessage({ id: 'attachmentUpload.failed' })}>
      <ul ref={files} tabIndex={-1} className={list}>
        {failed.map((file) => (
          <li key={file.id}>
            <p>
              {errorText({
                ...file.failure,
                metadata: { megabytes: largestMegabytes, ...file.failure.metadata, fileName: file.name },
              })}
            </p>
            <AnswerDetails failure={file.failure} />
            <FileButtons actor={actor} file={file} onLeaveOut={() => files.current?.focus()} />
          </li>
        ))}
      </ul>
      <FormattedMessage id="attachmentUpload.filed" />
    </Alert>
  );
}
