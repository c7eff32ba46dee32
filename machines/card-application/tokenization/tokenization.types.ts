import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';
import type { Failure } from '../../common/failure.ts';

export interface TokenizationInput {
  /** A UUID of this flow; it becomes part of the idempotency keys. */
  readonly flowId: string;
  readonly applicationId: number;
  /** The gateway sends the browser back to this linked customer's page; null = to the account page. */
  readonly linkedCustomerId: number | null;
}

export interface TokenizationContext extends TokenizationInput {
  /** How often the browser was sent to the gateway. Each time is a new attempt. */
  readonly attempts: number;
  /** The address of the gateway; null until the server has answered. */
  readonly target: TokenizationRedirect | null;
  readonly failure: Failure | null;
}

export interface InitTokenizationInput extends Pick<TokenizationInput, 'applicationId' | 'linkedCustomerId'> {
  readonly idempotencyKey: string;
}

export type TokenizationEvent =
  | { readonly type: 'retry' }
  /** The person postpones the registration and can do it later from the page of the application. */
  | { readonly type: 'later' }
  | DoneActorEvent<TokenizationRedirect, 'initTokenization'>
  | DoneActorEvent<void, 'leaveForGateway'>
  | ErrorActorEvent<unknown, 'initTokenization' | 'leaveForGateway'>;
