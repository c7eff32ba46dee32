import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { RepeatTicketFare } from '#contract/entities/repeat-purchase.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { OfferedZone, TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import type { StartLimits } from '#rules/ticket-start.ts';
import type { Failure } from '../../common/failure.ts';

/** What a person had chosen in this form when the session expired (SES-02). */
export interface TicketFareDraft {
  /** ISO day; null if the typed text was not a day. */
  readonly start: string | null;
  readonly typedStart: string;
  readonly combinationId: number | null;
  readonly zoneName: string | null;
}

/** The card that the ticket is bought for, and the day on which the dialog was opened (ISO). */
export interface TicketFareInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  readonly card: CustomerCard;
  readonly today: string;
  /** The choices to restore; null = the shop proposes some. */
  readonly draft: TicketFareDraft | null;
}

/** The customer's tickets that matter: `last` ended or ends last of all; `held` are active or to come. */
export interface HeldTickets {
  readonly last: TicketFare | null;
  readonly held: readonly TicketFare[];
}

/**
 * What a changed day or another ticket did to the choice, by the field that it is shown at (TFR-06); a field is null while
 * there is nothing to tell. It is forgotten as soon as the person changes that field.
 */
export interface ShownChanges {
  /** `day`, ISO: the day that today has replaced because of the ticket, or the one that is there again. */
  readonly start: { readonly kind: 'MOVED_TO_TODAY' | 'RETURNED'; readonly day: string } | null;
  /**
   * The ticket that is not sold on the day, by its name as it was read; null if it was chosen before the session expired.
   */
  readonly lostTicket: { readonly name: string | null } | null;
  /** The zone that the chosen ticket is not sold for, in words, and whether another day or another ticket is the cause. */
  readonly lostZone: { readonly name: string; readonly cause: 'DAY' | 'TICKET' } | null;
  /** What the ticket would have cost on the day before, in minor units. */
  readonly price: { readonly dayBefore: string; readonly priceBefore: number } | null;
}

export interface TicketFareContext extends TicketFareInput {
  /** The choices to restore; null as soon as each of them is there again, or the person knows that it is not offered. */
  readonly draft: TicketFareDraft | null;
  /** The days on which a ticket can start; null until they are read. */
  readonly limits: StartLimits | null;
  readonly tickets: HeldTickets;
  /** The chosen first day, ISO; null while the typed text is not a day. */
  readonly start: string | null;
  /** The text of the field as it is typed; '' = nothing, or the proposed day. */
  readonly typedStart: string;
  /** The day that was chosen when a ticket that always starts today moved the start; null = the start was not moved. */
  readonly dayBefore: string | null;
  /** The tickets sold on the chosen day, as last fetched; in `listed` and later they are those of that day. */
  readonly offers: readonly TicketFareOffer[];
  /** The day that `offers` are for, ISO; null until they are read. */
  readonly offersDay: string | null;
  readonly combinationId: number | null;
  /** The zone's name. */
  readonly zoneName: string | null;
  readonly changes: ShownChanges;
  /** The tickets that the person has left for another one; none of them is offered as a better one. */
  readonly leftTickets: readonly number[];
  /** A better ticket was taken or declined; there is no other offer of one. */
  readonly hasAnsweredOffer: boolean;
  /** The person has submitted the form while something was missing, or left the first day without one: it is marked. */
  readonly demanded: boolean;
  /** Whether the cart opens after the ticket is added to it. */
  readonly wantsCart: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

/** What `readOffers` gets; `day` is the chosen first day, ISO. */
export interface OffersRequest {
  readonly cardId: number;
  readonly day: string;
}

/** What `addTicketFare` gets. `start` is an ISO day. The server computes the validity and the price itself. */
export interface TicketFareRequest {
  readonly idempotencyKey: string;
  readonly cardId: number;
  readonly start: string;
  readonly combinationId: number;
  readonly zoneName: string;
}

/** A ticket as it was chosen: `start` is the day to ask for; prices as `OfferedZone` has them, in minor units. */
export interface ChosenTicket extends Omit<RepeatTicketFare, 'cardId'>, Pick<OfferedZone, 'listPrice' | 'fullPrice'> {
  /** The profile that the ticket is for. */
  readonly profile: string;
}

export type TicketFareEvent =
  /** `text` is the text of the field; `day` is the ISO day that it means, null if it is not a day. */
  | { readonly type: 'changeValidFrom'; readonly day: string | null; readonly text: string }
  /** The person has left the field of the first day. */
  | { readonly type: 'leaveValidFrom' }
  | { readonly type: 'chooseCombination'; readonly id: number }
  /** `name` is the name of the zone. */
  | { readonly type: 'chooseZone'; readonly name: string }
  /** The ticket that covers the same days and is cheaper or longer valid is taken instead of the chosen one. */
  | { readonly type: 'takeBetterTicket' }
  | { readonly type: 'declineBetterTicket' }
  | { readonly type: 'addToCart' }
  /** As `addToCart`; then the cart opens. */
  | { readonly type: 'addAndGoToCart' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<StartLimits, 'readLimits'>
  | DoneActorEvent<HeldTickets, 'readTickets'>
  | DoneActorEvent<readonly TicketFareOffer[], 'readOffers'>
  | DoneActorEvent<Item | null, 'addTicketFare'>
  | ErrorActorEvent<unknown, 'readLimits' | 'readTickets' | 'readOffers' | 'addTicketFare'>;
