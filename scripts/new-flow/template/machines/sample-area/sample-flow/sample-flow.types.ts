import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '#machines/common/failure.ts';

export interface SampleFlowInput {
  /** A UUID, new each time the flow is opened; part of the idempotency key. */
  readonly flowId: string;
}

/** FILL IN: replace `value` by the data of the flow. */
export interface SampleFlowContext extends SampleFlowInput {
  /** The value as typed. */
  readonly value: string;
  /** The person has sent the form without a value. */
  readonly missing: boolean;
  /** Why the last call failed; `null` if it did not fail. */
  readonly failure: Failure | null;
}

/** The input of the actor `submit`. */
export interface SampleFlowRequest {
  readonly idempotencyKey: string;
  readonly value: string;
}

export type SampleFlowEvent =
  | { readonly type: 'changeValue'; readonly value: string }
  | { readonly type: 'submit' }
  | DoneActorEvent<void, 'submit'>
  | ErrorActorEvent<unknown, 'submit'>;
