import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { ErrorMessage } from '#common/error-message.tsx';
import { focusResult } from '#common/focus-result.ts';
import { PhotoField } from '#common/photo/photo-field.tsx';
import { useFocusWhenGone } from '#common/use-focus-when-gone.ts';
import { applicationCorrectionView } from '#machines/card-application/application-correction/application-correction.view.ts';
import type { ApplicationCorrectionActor } from '#machines/card-application/application-correction/application-correction.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import type { AttachmentFiles } from '../attachments/attachment-files.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { UploadProgress } from '../attachments/upload-progress.tsx';

interface ApplicationCorrectionViewProps {
  readonly actor: ApplicationCorrectionActor;
  readonly keepFile: AttachmentFiles['keep'];
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
/** The form stays mounted while the files are uploaded, so that the choices are not lost. */
const aside = css({ display: 'none' });

/** The form to choose and send what the operator's staff has asked for again. */
export function ApplicationCorrectionView({ actor, keepFile }: ApplicationCorrectionViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = applicationCorrectionView(snapshot);
  const text = (id: KeyAfter<'applicationCorrection.'>) => intl.formatMessage({ id: `applicationCorrection.${id}` });
  const { attachments, attachmentUpload } = snapshot.children;
  const root = useRef<HTMLDivElement>(null);
  useFocusWhenGone(root, focusResult);
  return (
    <div ref={root} className={column} data-flow="applicationCorrection" data-state={stateLabel(snapshot.value)}>
      {view.refusal !== null && (
        <Alert meaning="error" live title={text(view.refusal.isUnsure ? 'unsure' : 'refused')}>
          <ErrorMessage area="applicationCorrection" failure={view.refusal} />
        </Alert>
      )}
      <div className={view.uploading ? aside : column} inert={!view.filling}>
        {view.wantsPhoto && (
          <PhotoField
            label={text('photo')}
            photo={null}
            error={view.photoProblem === null ? undefined : text(`errors.${view.photoProblem}`)}
            onReport={(report) => actor.send({ type: 'changePhoto', ...report })}
          />
        )}
        {view.wantsFiles && attachments !== undefined && <AttachmentsField actor={attachments} keepFile={keepFile} />}
      </div>
      {attachmentUpload !== undefined && <UploadProgress actor={attachmentUpload} />}
      {(view.filling || view.sending) && (
        <ButtonRow>
          <Button variant="primary" loading={view.sending} onClick={() => actor.send({ type: 'send' })}>
            <FormattedMessage id="applicationCorrection.send" />
          </Button>
        </ButtonRow>
      )}
    </div>
  );
}
