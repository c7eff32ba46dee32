import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { ReclamationAnswer, ReclamationVerdict } from '#contract/endpoints/reclamation-desk.ts';
import type { MoneyNotation } from '#rules/money-notation.ts';
import type { Failure } from '../../common/failure.ts';

/** What is filled in; also what is restored after the session has expired (SES-02). */
export interface AnswerForm {
  /** Null = not chosen yet. */
  readonly verdict: ReclamationVerdict | null;
  readonly answer: string;
  /** The fee as it is typed, in major units ('150,00'); only a reclamation that is settled may have one. */
  readonly fee: string;
}

export interface ReclamationAnswerInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** How the page writes amounts, and a typed one is read. */
  readonly notation: MoneyNotation;
  /** What to restore; null = nothing. */
  readonly draft: AnswerForm | null;
}

/** A form with what it takes to read its fee. */
export type ReadableAnswer = AnswerForm & Pick<ReclamationAnswerInput, 'notation'>;

export interface ReclamationAnswerContext extends ReadableAnswer {
  readonly flowId: string;
  /** The clerk has submitted the form at least once; from then on all errors are marked. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

/** What `send` gets. */
export type AnswerRequest = ReclamationAnswer & { readonly idempotencyKey: string };

export type ReclamationAnswerEvent =
  | { readonly type: 'chooseVerdict'; readonly verdict: ReclamationVerdict }
  | { readonly type: 'changeAnswer'; readonly value: string }
  | { readonly type: 'changeFee'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'send'>
  | ErrorActorEvent<unknown, 'send'>;
