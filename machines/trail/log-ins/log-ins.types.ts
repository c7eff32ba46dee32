import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import type { Failure } from '../../common/failure.ts';

export interface LogInsContext {
  /** The log-ins that were read last; empty before the first reading. */
  readonly logIns: readonly OpenLogIn[];
  /**
   * The id of the log-in in the dialog, also while it is being ended; null = no dialog is open, or the dialog is about
   * all other log-ins.
   */
  readonly askedId: number | null;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The log-in that the call ends. */
export interface EndInput {
  readonly id: number;
}

export type LogInsEvent =
  | { readonly type: 'retry' }
  /** The log-ins on the server may have changed, for example after a new log-in in this browser. */
  | { readonly type: 'refresh' }
  | { readonly type: 'askToEnd'; readonly id: number }
  | { readonly type: 'askToEndOthers' }
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' }
  | DoneActorEvent<readonly OpenLogIn[], 'readLogIns'>
  | ErrorActorEvent<unknown, 'readLogIns'>
  | DoneActorEvent<void, 'endLogIn'>
  | ErrorActorEvent<unknown, 'endLogIn'>
  | DoneActorEvent<void, 'endOtherLogIns'>
  | ErrorActorEvent<unknown, 'endOtherLogIns'>;
