import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { attachmentUploadView } from '#machines/card-application/attachment-upload/attachment-upload.view.ts';
import type { AttachmentUploadActor } from '#machines/card-application/attachment-upload/attachment-upload.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { UploadFailures } from './upload-failures.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' });
const running = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const words = css({ overflowWrap: 'anywhere' });
/** The progress of the upload of the attachments, and the failed files (ATT-01). */
export function UploadProgress({ actor }: { readonly actor: AttachmentUploadActor }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { uploading, present, count, percent, failed, canRetry, canCancel } = attachmentUploadView(snapshot);
  const text = (id: KeyAfter<'attachmentUpload.'>) => intl.formatMessage({ id: `attachmentUpload.${id}` });
  return (
    <div className={column} data-flow="attachmentUpload" data-state={stateLabel(snapshot.value)}>
      {!uploading && failed.length > 0 && <UploadFailures actor={actor} failed={failed} />}
      <div className={running}>
        <p role="status" className={words}>
          {uploading && present !== null && (
            <FormattedMessage
              id="attachmentUpload.uploading"
              values={{ fileName: present.name, number: present.number, count }}
            />
          )}
        </p>
        {uploading && <ProgressBar label={text('progress')} percent={percent} />}
      </div>
      <ButtonRow>
        {canRetry && (
          <Button variant="primary" onClick={() => actor.send({ type: 'retry' })}>
            {text('retry')}
          </Button>
        )}
        {canCancel && (
          <Button variant={uploading ? 'quiet' : 'secondary'} onClick={() => actor.send({ type: 'cancel' })}>
            {text(uploading ? 'cancel' : 'leave')}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
