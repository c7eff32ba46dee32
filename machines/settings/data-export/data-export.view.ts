import type { SnapshotFrom } from 'xstate';
import type { dataExportMachine } from './data-export.machine.ts';

/** The message key of the download button, under `dataExport`. */
function labelOf(snapshot: SnapshotFrom<typeof dataExportMachine>): 'download' | 'again' | 'retry' {
  if (snapshot.matches('saved')) return 'again';
  return snapshot.matches('failed') ? 'retry' : 'download';
}

/** The data that the download section shows. Messages are names of texts under `dataExport.errors`. */
export const dataExportView = (snapshot: SnapshotFrom<typeof dataExportMachine>) => {
  const { failure, fileName } = snapshot.context;
  return {
    preparing: snapshot.matches('preparing'),
    canCancel: snapshot.can({ type: 'cancel' }),
    label: labelOf(snapshot),
    savedFile: snapshot.matches('saved') ? fileName : null,
    failure,
  };
};
