import { IfOffered } from '#common/if-offered.tsx';
import { useFlow } from '#common/use-flow.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { DataExportView } from './data-export-view.tsx';
import { provideDataExport } from './data-export.actors.ts';

interface DataExportProps {
  readonly lead: MessageKey;
}

function OfferedExport({ lead }: DataExportProps) {
  return <DataExportView actor={useFlow(provideDataExport)} lead={lead} />;
}

/** The button to download the account's data. The download stops when the button is unmounted. */
export function DataExport({ lead }: DataExportProps) {
  return (
    <IfOffered extension="dataExport">
      <OfferedExport lead={lead} />
    </IfOffered>
  );
}
