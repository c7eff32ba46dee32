import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';
import type { Failure } from '../../common/failure.ts';

export interface TokenizationInput {
  /** A UUID of this flow; it becomes part of the idempotency keys. */
  readonly flowId: string;
  readonly applicationId: number;
  /** The linked customer to whose page the gateway sends the browser back; null = to the account page. */
  readonly linkedCustomerId: number | null;
}

export interface TokenizationContext extends TokenizationInput {
  /** How often the browser was sent to the gateway: each time is an attempt of its own. */
  readonly attempts: number;
  /** The way to the gateway; null until the server has named it. */
  readonly target: TokenizationRedirect | null;
  readonly failure: Failure | null;
}

export interface InitTokenizationInput extends Pick<TokenizationInput, 'applicationId' | 'linkedCustomerId'> {
  readonly idempotencyKey: string;
}

export type TokenizationEvent =
  | { readonly type: 'retry' }
  /** The card is registered another time, from the page of the application. */
  | { readonly type: 'later' }
  | DoneActorEvent<TokenizationRedirect, 'initTokenization'>
  | DoneActorEvent<void, 'leaveForGateway'>
  | ErrorActorEvent<unknown, 'initTokenization' | 'leaveForGateway'>;
