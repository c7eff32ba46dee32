import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure.ts';
import { minutesUntilRetry } from '../retry-after.ts';
import type { failureReportMachine } from './failure-report.machine.ts';

/** The failure with the minutes that its text names, if it has to be waited for. */
const timed = (failure: Failure): Failure =>
  failure.name === 'TOO_MANY_ATTEMPTS' ? { ...failure, metadata: { minutes: minutesUntilRetry(failure) } } : failure;

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
    failure: failure === null ? null : timed(failure),
  };
};
