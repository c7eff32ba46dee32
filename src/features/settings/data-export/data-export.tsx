import { useFlow } from '#common/use-flow.ts';
import { DataExportView } from './data-export-view.tsx';
import { provideDataExport } from './data-export.actors.ts';

/** The offer to download the account's data. Whoever leaves it stops the download. */
export function DataExport({ lead }: { readonly lead: string }) {
  return <DataExportView actor={useFlow(provideDataExport)} lead={lead} />;
}
