import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { attachmentsView } from '#machines/card-application/attachments/attachments.view.ts';
import type { AttachmentsActor } from '#machines/card-application/attachments/attachments.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { AttachmentField } from './attachment-field.tsx';
import type { AttachmentFiles } from './attachment-files.ts';

interface AttachmentsFieldProps {
  readonly actor: AttachmentsActor;
  readonly keepFile: AttachmentFiles['keep'];
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '5', width: 'full' });

/** A field for each file that the chosen profile needs (ATT-01). */
export function AttachmentsField({ actor, keepFile }: AttachmentsFieldProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { fields, accepted, canChoose, cleared } = attachmentsView(snapshot);
  if (fields.length === 0) return null;
  return (
    <div className={column} data-flow="attachments" data-state={stateLabel(snapshot.value)}>
      {cleared && (
        <Alert meaning="info" live>
          <FormattedMessage id="attachments.cleared" />
        </Alert>
      )}
      {fields.map((field) => (
        <AttachmentField
          key={field.typeId}
          actor={actor}
          keepFile={keepFile}
          field={field}
          accepted={accepted}
          canChoose={canChoose}
        />
      ))}
    </div>
  );
}
