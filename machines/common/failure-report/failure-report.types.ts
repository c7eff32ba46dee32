import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

/** The server's answer: the code for the support, and the last day (ISO) on which the report is kept. */
export interface KeptReport {
  readonly code: string;
  readonly keptUntil: string;
}

export interface FailureReportContext {
  /** The exact text that is sent, JSON; '' = it is not prepared yet. */
  readonly ticket: string;
  /** Null = the report was not sent yet. */
  readonly kept: KeptReport | null;
  /** Why the report could not be sent; null = no failure. */
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
