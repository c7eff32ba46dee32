import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** The request that is sent again, and the e-mail of its recipient. */
export interface ResentRequest {
  readonly id: number;
  readonly username: string;
}

export interface ManagedCardResendContext {
  /** The request that was sent again last; null = no request. */
  readonly request: ResentRequest | null;
  /** Why the request could not be sent again; null = no failure. */
  readonly failure: Failure | null;
}

export type ManagedCardResendEvent =
  | { readonly type: 'resend'; readonly request: ResentRequest }
  /** The person has read why a request could not be sent again. */
  | { readonly type: 'dismiss' }
  | DoneActorEvent<void, 'resendRequest'>
  | ErrorActorEvent<unknown, 'resendRequest'>;
