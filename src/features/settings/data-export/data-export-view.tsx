import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { ErrorMessage } from '#common/error-message.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import type { dataExportMachine } from '#machines/settings/data-export/data-export.machine.ts';
import { dataExportView } from '#machines/settings/data-export/data-export.view.ts';
import type { KeyAfter, MessageKey } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface DataExportViewProps {
  readonly actor: ActorRefFrom<typeof dataExportMachine>;
  /** The key of the sentence above the button. */
  readonly lead: MessageKey;
}

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4', width: 'full' });
/** The message has the margin, so that there is no gap without a message. */
const aboveButtons = css({ marginBottom: '4' });

/** The button to download the account's data, and the state of the download (SET-03). */
export function DataExportView({ actor, lead }: DataExportViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { preparing, canCancel, label, savedFile, failure } = dataExportView(snapshot);
  const downloading = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    actor.send({ type: 'cancel' });
    // The pressed button disappears, so the focus moves to the button that starts a download.
    downloading.current?.focus();
  };
  const text = (id: KeyAfter<'dataExport.'>) => intl.formatMessage({ id: `dataExport.${id}` });
  return (
    <div className={column} data-flow="dataExport" data-state={stateLabel(snapshot.value)}>
      <p>
        <FormattedMessage id={lead} />
      </p>
      {failure !== null && (
        <Alert meaning="error" live title={text('failed')}>
          <ErrorMessage area="dataExport" failure={failure} />
        </Alert>
      )}
      <div>
        <div role="status">
          {preparing && <VisuallyHidden>{text('preparing')}</VisuallyHidden>}
          {savedFile !== null && (
            <div className={aboveButtons}>
              <Alert meaning="success">
                <FormattedMessage id="dataExport.saved" values={{ fileName: savedFile }} />
              </Alert>
            </div>
          )}
        </div>
        <ButtonRow>
          <Button ref={downloading} loading={preparing} onClick={() => actor.send({ type: 'download' })}>
            {text(label)}
          </Button>
          {canCancel && (
            <Button variant="quiet" onClick={cancel}>
              {text('cancel')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </div>
  );
}
