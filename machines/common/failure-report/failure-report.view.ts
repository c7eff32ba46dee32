import type { SnapshotFrom } from 'xstate';
import type { failureReportMachine } from './failure-report.machine.ts';

/** Messages are names of texts under `failureReport.errors`. */
export const failureReportView = (snapshot: SnapshotFrom<typeof failureReportMachine>) => {
  const { ticket, kept, failure } = snapshot.context;
  return {
    preparing: snapshot.matches('preparing'),
    unprepared: snapshot.matches('unprepared'),
    sending: snapshot.matches('sending'),
    canOpen: snapshot.can({ type: 'open' }),
    canClose: snapshot.can({ type: 'close' }),
    /** The text of the report, while the person can read it; otherwise null. */
    ticket: snapshot.matches('reviewing') || snapshot.matches('sending') ? ticket : null,
    kept: snapshot.matches('sent') ? kept : null,
    failure,
  };
};
