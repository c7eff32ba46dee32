import type { SnapshotFrom } from 'xstate';
import type { dataExportMachine } from './data-export.machine.ts';

/** The key of the button that downloads, under `dataExport`. */
function labelOf(snapshot: SnapshotFrom<typeof dataExportMachine>): 'download' | 'again' | 'retry' {
  if (snapshot.matches('saved')) return 'again';
  return snapshot.matches('failed') ? 'retry' : 'download';
}

/** What the offer of the download shows. Messages are names under `dataExport.errors`. */
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
