import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import type { Failure } from '../../common/failure.ts';

export interface LogInsContext {
  /** The log-ins as they were read last; empty until then. */
  readonly logIns: readonly OpenLogIn[];
  /** The id of the log-in that the question is about, also while it ends; null = about none, or about all others. */
  readonly askedId: number | null;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

/** The log-in that a call ends. */
export interface EndInput {
  readonly id: number;
}

export type LogInsEvent =
  | { readonly type: 'retry' }
  /** The log-ins may have changed on the server, such as after a new log-in in this browser. */
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
