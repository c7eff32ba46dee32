import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure.ts';
import { minutesUntilRetry } from '../retry-after.ts';
import type { dataExportMachine } from './data-export.machine.ts';

/** The failure with the minutes that its text names, if it has to be waited for. */
const timed = (failure: Failure): Failure =>
  failure.name === 'TOO_MANY_ATTEMPTS' ? { ...failure, metadata: { minutes: minutesUntilRetry(failure) } } : failure;

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
    failure: failure === null ? null : timed(failure),
  };
};
