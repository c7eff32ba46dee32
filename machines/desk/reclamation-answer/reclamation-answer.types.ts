import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { ReclamationAnswer, ReclamationVerdict } from '#contract/endpoints/reclamation-desk.ts';
import type { MoneyNotation } from '#rules/money-notation.ts';
import type { Failure } from '../../common/failure.ts';

/** The content of the form; it is also the draft that is restored after the session has expired (SES-02). */
export interface AnswerForm {
  /** Null = not chosen yet. */
  readonly verdict: ReclamationVerdict | null;
  readonly answer: string;
  /** The typed fee, in major units ('150,00'); only a settled reclamation may have a fee. */
  readonly fee: string;
}

export interface ReclamationAnswerInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** The notation in which the page writes amounts and reads typed amounts. */
  readonly notation: MoneyNotation;
  /** The draft to restore; null = no draft. */
  readonly draft: AnswerForm | null;
}

/** A form together with the notation that is needed to read its fee. */
export type ReadableAnswer = AnswerForm & Pick<ReclamationAnswerInput, 'notation'>;

export interface ReclamationAnswerContext extends ReadableAnswer {
  readonly flowId: string;
  /** The clerk has submitted the form at least once; from then on all errors are shown. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of `send`. */
export type AnswerRequest = ReclamationAnswer & { readonly idempotencyKey: string };

export type ReclamationAnswerEvent =
  | { readonly type: 'chooseVerdict'; readonly verdict: ReclamationVerdict }
  | { readonly type: 'changeAnswer'; readonly value: string }
  | { readonly type: 'changeFee'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<void, 'send'>
  | ErrorActorEvent<unknown, 'send'>;
