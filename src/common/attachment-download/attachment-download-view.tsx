import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { attachmentDownloadMachine } from '#machines/common/attachment-download/attachment-download.machine.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { Button } from '#ui/button/button.tsx';

/** Downloads one file. */
export function AttachmentDownloadView({ actor }: { readonly actor: ActorRefFrom<typeof attachmentDownloadMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  return (
    <div data-flow="attachmentDownload" data-state={stateLabel(snapshot.value)}>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'attachments.downloadNamed' }, { fileName: snapshot.context.name })}
        loading={snapshot.matches('fetching')}
        onClick={() => actor.send({ type: 'download' })}
      >
        <Download aria-hidden="true" />
        {intl.formatMessage({ id: 'attachments.download' })}
      </Button>
    </div>
  );
}
