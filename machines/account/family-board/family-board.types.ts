import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { BoardLine } from '#contract/endpoints/family-board.ts';
import type { FamilyBoard } from '#contract/entities/family-board.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { LineRefusal } from '#rules/line-refusals.ts';
import type { Failure } from '../../common/failure.ts';
import type { ChosenTicket } from '../ticket-fare/ticket-fare.types.ts';

/**
 * The ids of the ticked customers, and of the customers for whom another ticket than the suggested ticket was chosen
 * (SES-02).
 */
export interface FamilyBoardDraft {
  readonly ticked: readonly number[];
  readonly changed: readonly number[];
}

export interface FamilyBoardInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** The day on which the page was opened, ISO. */
  readonly today: string;
  /** The draft to restore; null = no draft, so the tickets that are due are ticked at first. */
  readonly draft: FamilyBoardDraft | null;
}

export interface FamilyBoardContext extends FamilyBoardInput {
  /** Null until it is fetched. */
  readonly board: FamilyBoard | null;
  /** The customers whose tickets will be added. */
  readonly ticked: readonly number[];
  /** For each customer id: the ticket that the person has chosen in place of the suggested ticket. */
  readonly chosen: Readonly<Record<string, ChosenTicket>>;
  /**
   * The customers whose ticket of the draft could not be restored. A customer is removed when their ticket is ticked or
   * chosen again; the list is emptied when tickets are sent.
   */
  readonly notRestored: readonly number[];
  /** The customer whose ticket is being changed; null = no ticket is being changed. */
  readonly changedId: number | null;
  /** Why the last request was refused, for each line; a changed price also has the former price as `priceBefore`. */
  readonly refusals: readonly LineRefusal[];
  /** Why the tickets could not be added, or the board could not be fetched; null = no failure. */
  readonly failure: Failure | null;
}

/** The input of `addTicketFares`. */
export interface AddRequest {
  readonly idempotencyKey: string;
  readonly lines: readonly BoardLine[];
}

export type FamilyBoardEvent =
  /** Ticks or unticks the customer's ticket. */
  | { readonly type: 'toggle'; readonly customerId: number }
  | { readonly type: 'tickAll' }
  | { readonly type: 'tickNone' }
  /** Chooses another ticket for the customer. */
  | { readonly type: 'change'; readonly customerId: number }
  /** Goes back to the suggested ticket. */
  | { readonly type: 'undoChange'; readonly customerId: number }
  | { readonly type: 'add' }
  | { readonly type: 'retry' }
  /** The board may have changed, for example its texts after a change of the language. */
  | { readonly type: 'refresh' }
  | DoneActorEvent<FamilyBoard, 'readBoard'>
  | DoneActorEvent<ChosenTicket | null, 'ticketFare'>
  | DoneActorEvent<Item[], 'addTicketFares'>
  | ErrorActorEvent<unknown, 'readBoard' | 'ticketFare' | 'addTicketFares'>;
