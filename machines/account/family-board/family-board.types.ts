import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { BoardLine } from '#contract/endpoints/family-board.ts';
import type { FamilyBoard } from '#contract/entities/family-board.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { LineRefusal } from '#rules/line-refusals.ts';
import type { Failure } from '../../common/failure.ts';
import type { ChosenTicket } from '../ticket-fare/ticket-fare.types.ts';

/** What a person had ticked, and whose ticket they had chosen in place of the suggested one, by customer (SES-02). */
export interface FamilyBoardDraft {
  readonly ticked: readonly number[];
  readonly changed: readonly number[];
}

export interface FamilyBoardInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** The day on which the page was opened, ISO. */
  readonly today: string;
  /** Null = the board begins with what is due. */
  readonly draft: FamilyBoardDraft | null;
}

export interface FamilyBoardContext extends FamilyBoardInput {
  /** Null until it is read. */
  readonly board: FamilyBoard | null;
  /** The customers whose tickets are to be added. */
  readonly ticked: readonly number[];
  /** The tickets that the person has chosen in place of the suggested ones, by customer. */
  readonly chosen: Readonly<Record<string, ChosenTicket>>;
  /** The customers whose ticket of the draft could not be restored, until another press. */
  readonly notRestored: readonly number[];
  /** The customer whose ticket is being changed; null = nobody's is. */
  readonly changedId: number | null;
  /** Why the last press was refused, line by line; a changed price has the one before as `priceBefore`. */
  readonly refusals: readonly LineRefusal[];
  /** Why the tickets could not be added, or the board not be read; null = no failure. */
  readonly failure: Failure | null;
}

/** What `addTicketFares` gets. */
export interface AddRequest {
  readonly idempotencyKey: string;
  readonly lines: readonly BoardLine[];
}

export type FamilyBoardEvent =
  /** Ticks the customer's ticket, or takes the tick away. */
  | { readonly type: 'toggle'; readonly customerId: number }
  | { readonly type: 'tickAll' }
  | { readonly type: 'tickNone' }
  /** Chooses another ticket for the customer. */
  | { readonly type: 'change'; readonly customerId: number }
  /** Takes the suggested ticket again. */
  | { readonly type: 'undoChange'; readonly customerId: number }
  | { readonly type: 'add' }
  | { readonly type: 'retry' }
  /** The board may have changed, for example its texts by another language. */
  | { readonly type: 'refresh' }
  | DoneActorEvent<FamilyBoard, 'readBoard'>
  | DoneActorEvent<ChosenTicket | null, 'ticketFare'>
  | DoneActorEvent<Item[], 'addTicketFares'>
  | ErrorActorEvent<unknown, 'readBoard' | 'ticketFare' | 'addTicketFares'>;
