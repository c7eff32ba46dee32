import { useFlow } from '#common/use-flow.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { DataExportView } from './data-export-view.tsx';
import { provideDataExport } from './data-export.actors.ts';

/** The button to download the account's data. The download stops when the button is unmounted. */
export function DataExport({ lead }: { readonly lead: MessageKey }) {
  return <DataExportView actor={useFlow(provideDataExport)} lead={lead} />;
}
