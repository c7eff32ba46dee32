import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Handover } from '#contract/entities/desk-application.ts';
import type { Failure } from '../../common/failure.ts';

/** An application whose card waits to be handed over, as the list shows it. */
export interface CardToHandOver {
  /** The id of the application. */
  readonly id: number;
  /** The version that the clerk sees. The handover is refused if the application has changed since then. */
  readonly version: string;
  readonly way: Handover;
  readonly applicationNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** An application whose card was not handed over, and why. */
export interface FailedHandOver {
  readonly card: CardToHandOver;
  readonly failure: Failure;
}

/** The input of the actor `handOver`. */
export interface HandOverOrder {
  readonly id: number;
  readonly version: string;
  readonly idempotencyKey: string;
}

export interface CardHandOverInput {
  /** A UUID; it becomes part of the idempotency keys. */
  readonly flowId: string;
  /** The cards on the page of the list. */
  readonly cards: readonly CardToHandOver[];
}

export interface CardHandOverContext extends CardHandOverInput {
  /** The ids of the selected applications; all of them are in `cards`. */
  readonly selected: readonly number[];
  /**
   * The cards of the question that are not done, the present one first. After an interruption: the cards that were not
   * tried.
   */
  readonly remaining: readonly CardToHandOver[];
  /** How many cards of the last question were handed over. */
  readonly handedOver: number;
  readonly failed: readonly FailedHandOver[];
}

export type CardHandOverEvent =
  | { readonly type: 'select'; readonly id: number; readonly chosen: boolean }
  /** All cards of the page. */
  | { readonly type: 'selectAll'; readonly chosen: boolean }
  | { readonly type: 'ask' }
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' }
  /** The list shows these cards. */
  | { readonly type: 'cardsShown'; readonly cards: readonly CardToHandOver[] }
  | DoneActorEvent<void, 'handOver'>
  | ErrorActorEvent<unknown, 'handOver'>;
