import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Item } from '../../contract/entities/shopping-cart.ts';
import type { ComputedValidity, PriceListZone, TicketCombination } from '../../contract/entities/tariff.ts';
import type { TicketFare } from '../../contract/entities/ticket-fare.ts';
import type { StartLimits } from '../../rules/ticket-start.ts';
import type { Failure } from '../failure.ts';

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
  /** The operator grants the ISIC price to holders of an ISIC profile (ISI-02). */
  readonly isicAllowed: boolean;
  /** The choices to restore; null = the shop proposes some. */
  readonly draft: TicketFareDraft | null;
}

/** The customer's tickets that matter: `last` ended or ends last of all; `held` are active or to come. */
export interface HeldTickets {
  readonly last: TicketFare | null;
  readonly held: readonly TicketFare[];
}

/** The offer for the chosen combination on the chosen day: its validity, and each zone with its price in minor units. */
export interface TicketOffer {
  readonly validity: ComputedValidity;
  readonly zones: readonly PriceListZone[];
}

/** A choice that the shop has cleared because it is not sold on the newly chosen day. */
export type LostChoice = 'COMBINATION_NOT_OFFERED' | 'ZONE_NOT_OFFERED';

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
  /** The combinations sold on the chosen day, as last fetched. */
  readonly combinations: readonly TicketCombination[];
  readonly combinationId: number | null;
  /** The zone's name. */
  readonly zoneName: string | null;
  /** The offer that was last fetched; in `ready` and later it is that of the chosen combination. */
  readonly offer: TicketOffer | null;
  /** The ISIC price of the chosen ticket in minor units; null = it has none, or it is not known yet. */
  readonly isicPrice: number | null;
  readonly lostChoice: LostChoice | null;
  /** The person has submitted the form while something was missing; from then on missing choices are marked. */
  readonly demanded: boolean;
  /** Whether the cart opens after the ticket is added to it. */
  readonly wantsCart: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

/** What `readIsicPrice` gets: `validFrom` is the chosen first day, `validTo` the last day of the ticket, both ISO. */
export interface IsicPriceRequest {
  readonly customerId: number;
  readonly customerProfileId: number;
  readonly priceListZoneId: number;
  readonly validFrom: string;
  readonly validTo: string;
}

/** What `addTicketFare` gets. `start` is an ISO day. The server computes the validity and the price itself. */
export interface TicketFareRequest {
  readonly idempotencyKey: string;
  readonly cardId: number;
  readonly start: string;
  readonly combinationId: number;
  readonly zoneName: string;
}

export type TicketFareEvent =
  /** `text` is the text of the field; `day` is the ISO day that it means, null if it is not a day. */
  | { readonly type: 'changeValidFrom'; readonly day: string | null; readonly text: string }
  | { readonly type: 'chooseCombination'; readonly id: number }
  /** `name` is the name of the zone. */
  | { readonly type: 'chooseZone'; readonly name: string }
  | { readonly type: 'addToCart' }
  /** As `addToCart`; then the cart opens. */
  | { readonly type: 'addAndGoToCart' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<StartLimits, 'readLimits'>
  | DoneActorEvent<HeldTickets, 'readTickets'>
  | DoneActorEvent<readonly TicketCombination[], 'readCombinations'>
  | DoneActorEvent<TicketOffer, 'readOffer'>
  | DoneActorEvent<number, 'readIsicPrice'>
  | DoneActorEvent<Item, 'addTicketFare'>
  | ErrorActorEvent<
      unknown,
      'readLimits' | 'readTickets' | 'readCombinations' | 'readOffer' | 'readIsicPrice' | 'addTicketFare'
    >;
