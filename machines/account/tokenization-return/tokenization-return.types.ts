import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { TokenizationResult, TokenizationReturn } from '#contract/entities/tokenization.ts';
import type { Failure } from '../../common/failure.ts';

export interface TokenizationReturnInput {
  /** The fields with which the gateway sent the person back. */
  readonly fields: TokenizationReturn;
}

export interface TokenizationReturnContext extends TokenizationReturnInput {
  /** The server did not accept the signature of these fields; only the number of the attempt is sent again. */
  readonly distrusted: boolean;
  /** The last answer; null until the first answer. */
  readonly result: TokenizationResult | null;
  readonly failure: Failure | null;
  /** How many times the shop has asked in a row. */
  readonly asked: number;
}

export type TokenizationReturnEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'goOn' }
  | DoneActorEvent<TokenizationResult, 'finishTokenization'>
  | ErrorActorEvent<unknown, 'finishTokenization'>;
