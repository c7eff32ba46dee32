import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { FileSize } from '#i18n/file-size.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { AttachmentDownload } from '../attachments/attachment-download.tsx';

const value = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' });
const size = css({ color: 'inkSoft', fontSize: 's', fontWeight: 'regular' });

interface AttachmentsProps {
  readonly application: CardApplication;
}

/** The files that were submitted with the application; each can be downloaded. */
export function AttachmentData({ application: { id, attachments } }: AttachmentsProps) {
  return (
    <DataList>
      {attachments.map((attachment) => (
        <DataRow key={attachment.id} label={attachment.typeName}>
          <div className={value}>
            <span>{attachment.name}</span>
            <span className={size}>
              <FileSize bytes={attachment.size} />
            </span>
            <AttachmentDownload applicationId={id} attachment={attachment} />
          </div>
        </DataRow>
      ))}
    </DataList>
  );
}

export function ApplicationAttachments({ application }: AttachmentsProps) {
  const intl = useIntl();
  if (application.attachments.length === 0) return null;
  return (
    <PageSection title={intl.formatMessage({ id: 'attachments.title' })}>
      <AttachmentData application={application} />
    </PageSection>
  );
}
