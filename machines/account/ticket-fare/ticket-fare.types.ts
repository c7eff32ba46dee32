import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { RepeatTicketFare } from '#contract/entities/repeat-purchase.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { OfferedZone, TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import type { StartLimits } from '#rules/ticket-start.ts';
import type { Failure } from '../../common/failure.ts';

/** The choices in this form when the session expired (SES-02). */
export interface TicketFareDraft {
  /** ISO day; null if the typed text was not a day. */
  readonly start: string | null;
  readonly typedStart: string;
  readonly combinationId: number | null;
  readonly zoneName: string | null;
}

/** `card` is the card that the ticket is bought for; `today` is the day on which the dialog was opened (ISO). */
export interface TicketFareInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  readonly card: CustomerCard;
  readonly today: string;
  /** The choices to restore; null = the shop proposes choices. */
  readonly draft: TicketFareDraft | null;
}

/**
 * The customer's tickets that influence the choice. `last`: the ticket that ends last; it may already have ended.
 * `held`: tickets that are valid now or start later.
 */
export interface HeldTickets {
  readonly last: TicketFare | null;
  readonly held: readonly TicketFare[];
}

/**
 * The effects of a changed day or another ticket on the choice, for each field at which they are shown (TFR-06); null =
 * there is no effect to show. An effect is removed as soon as the person changes its field.
 */
export interface ShownChanges {
  /** `day`, ISO: the day that was replaced by today because of the ticket, or the earlier day that is chosen again. */
  readonly start: { readonly kind: 'MOVED_TO_TODAY' | 'RETURNED'; readonly day: string } | null;
  /**
   * The display name of the ticket that is not sold on the day; the name is null if the ticket was chosen before the
   * session expired.
   */
  readonly lostTicket: { readonly name: string | null } | null;
  /**
   * The display name of the zone for which the chosen ticket is not sold, and whether another day or another ticket is
   * the cause.
   */
  readonly lostZone: { readonly name: string; readonly cause: 'DAY' | 'TICKET' } | null;
  /** The price of the ticket on the previously chosen day, in minor units. */
  readonly price: { readonly dayBefore: string; readonly priceBefore: number } | null;
}

export interface TicketFareContext extends TicketFareInput {
  /**
   * The choices to restore; null as soon as they are restored, or a message has shown that they are not offered any
   * more.
   */
  readonly draft: TicketFareDraft | null;
  /** The limits for the first day of a ticket; null until they are fetched. */
  readonly limits: StartLimits | null;
  readonly tickets: HeldTickets;
  /** The chosen first day, ISO; null while the typed text is not a day. */
  readonly start: string | null;
  /** The text in the field; '' = no text, or the proposed day. */
  readonly typedStart: string;
  /**
   * The day that was chosen before a ticket that always starts today moved the start; null = the start was not moved.
   */
  readonly dayBefore: string | null;
  /** The tickets that were fetched last; in `listed` and later states they belong to the chosen day. */
  readonly offers: readonly TicketFareOffer[];
  /** The day to which `offers` belong, ISO; null until they are fetched. */
  readonly offersDay: string | null;
  readonly combinationId: number | null;
  /** The zone's name. */
  readonly zoneName: string | null;
  readonly changes: ShownChanges;
  /** The ids of tickets that the person has replaced by another ticket; they are not offered as better tickets. */
  readonly leftTickets: readonly number[];
  /** The person has accepted or declined a better ticket; no other ticket is offered. */
  readonly hasAnsweredOffer: boolean;
  /**
   * Missing fields are marked: the person has submitted an incomplete form, or left the field of the first day without a
   * day.
   */
  readonly demanded: boolean;
  /** Whether the cart opens after the ticket was added. */
  readonly wantsCart: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of `readOffers`; `day` is the chosen first day, ISO. */
export interface OffersRequest {
  readonly cardId: number;
  readonly day: string;
}

/** The input of `addTicketFare`. `start` is an ISO day. The server computes the validity and the price itself. */
export interface TicketFareRequest {
  readonly idempotencyKey: string;
  readonly cardId: number;
  readonly start: string;
  readonly combinationId: number;
  readonly zoneName: string;
}

/** A chosen ticket. `start` is the day for the request; prices are in minor units, like the prices of `OfferedZone`. */
export interface ChosenTicket extends Omit<RepeatTicketFare, 'cardId'>, Pick<OfferedZone, 'listPrice' | 'fullPrice'> {
  /** The name of the customer profile of the ticket. */
  readonly profile: string;
}

export type TicketFareEvent =
  /** `text` is the text in the field; `day` is the text as an ISO day, null if the text is not a day. */
  | { readonly type: 'changeValidFrom'; readonly day: string | null; readonly text: string }
  /** The person has left the field of the first day. */
  | { readonly type: 'leaveValidFrom' }
  | { readonly type: 'chooseCombination'; readonly id: number }
  /** `name` is the name of the zone. */
  | { readonly type: 'chooseZone'; readonly name: string }
  /** The offered better ticket replaces the chosen ticket. */
  | { readonly type: 'takeBetterTicket' }
  | { readonly type: 'declineBetterTicket' }
  | { readonly type: 'addToCart' }
  /** Like `addToCart`, but afterwards the cart opens. */
  | { readonly type: 'addAndGoToCart' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<StartLimits, 'readLimits'>
  | DoneActorEvent<HeldTickets, 'readTickets'>
  | DoneActorEvent<readonly TicketFareOffer[], 'readOffers'>
  | DoneActorEvent<Item | null, 'addTicketFare'>
  | ErrorActorEvent<unknown, 'readLimits' | 'readTickets' | 'readOffers' | 'addTicketFare'>;
