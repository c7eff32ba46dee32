import { useIntl } from 'react-intl';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { DataExport } from '../data-export/data-export.tsx';

/** The download of the account's data (SET-03). */
export function DataExportSection() {
  const intl = useIntl();
  const text = (id: KeyAfter<'dataExport.'>) => intl.formatMessage({ id: `dataExport.${id}` });
  return (
    <PageSection title={text('title')} lead={text('lead')}>
      <DataExport lead="dataExport.what" />
    </PageSection>
  );
}
