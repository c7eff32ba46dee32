import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

/** What the server answers: the code to tell, and the last day, ISO, on which the report is kept. */
export interface KeptReport {
  readonly code: string;
  readonly keptUntil: string;
}

export interface FailureReportContext {
  /** The very text that is sent, JSON; '' = it is not prepared yet. */
  readonly ticket: string;
  /** Null = nothing was sent yet. */
  readonly kept: KeptReport | null;
  /** Why the last attempt to send it failed; null = it did not. */
  readonly failure: Failure | null;
}

export type FailureReportEvent =
  | { readonly type: 'open' }
  | { readonly type: 'send' }
  | { readonly type: 'close' }
  | DoneActorEvent<string, 'prepareTicket'>
  | ErrorActorEvent<unknown, 'prepareTicket'>
  | DoneActorEvent<KeptReport, 'sendTicket'>
  | ErrorActorEvent<unknown, 'sendTicket'>;
