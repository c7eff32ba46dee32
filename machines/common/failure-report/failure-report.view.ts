import type { SnapshotFrom } from 'xstate';
import type { failureReportMachine } from './failure-report.machine.ts';

/** What the offer to send what happened shows. Messages are names under `failureReport.errors`. */
export const failureReportView = (snapshot: SnapshotFrom<typeof failureReportMachine>) => {
  const { ticket, kept, failure } = snapshot.context;
  return {
    preparing: snapshot.matches('preparing'),
    unprepared: snapshot.matches('unprepared'),
    sending: snapshot.matches('sending'),
    canOpen: snapshot.can({ type: 'open' }),
    canClose: snapshot.can({ type: 'close' }),
    /** The text that is sent, while it can be looked at; null = it cannot. */
    ticket: snapshot.matches('reviewing') || snapshot.matches('sending') ? ticket : null,
    kept: snapshot.matches('sent') ? kept : null,
    failure,
  };
};
