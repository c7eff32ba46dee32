import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

export interface SampleFlowInput {
  /** A UUID of this opening of the flow. */
  readonly flowId: string;
}

/** FILL IN: replace `value` by what the flow is about. */
export interface SampleFlowContext extends SampleFlowInput {
  /** The value as typed. */
  readonly value: string;
  /** You asked to send it while nothing was typed. */
  readonly missing: boolean;
  /** Why the last call came to nothing. */
  readonly failure: Failure | null;
}

/** What is sent. */
export interface SampleFlowRequest {
  readonly idempotencyKey: string;
  readonly value: string;
}

export type SampleFlowEvent =
  | { readonly type: 'changeValue'; readonly value: string }
  | { readonly type: 'submit' }
  | DoneActorEvent<void, 'submit'>
  | ErrorActorEvent<unknown, 'submit'>;
