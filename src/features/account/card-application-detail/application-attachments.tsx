import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { CardApplication } from '../../../../contract/entities/card-application.ts';
import { FileSize } from '../../../i18n/file-size.tsx';
import { DataList, DataRow } from '../../../ui/data-list/data-list.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { AttachmentDownload } from '../attachments/attachment-download.tsx';

const value = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' });
const size = css({ color: 'inkSoft', fontSize: 's', fontWeight: 'regular' });

/** The files that were handed in with the application. */
export function ApplicationAttachments({
  application: { id, attachments },
}: {
  readonly application: CardApplication;
}) {
  const intl = useIntl();
  if (attachments.length === 0) return null;
  return (
    <PageSection title={intl.formatMessage({ id: 'attachments.title' })}>
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
    </PageSection>
  );
}
