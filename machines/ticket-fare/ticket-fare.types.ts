import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Item } from '../../contract/entities/shopping-cart.ts';
import type { ComputedValidity, PriceListZone, TicketCombination } from '../../contract/entities/tariff.ts';
import type { TicketFare } from '../../contract/entities/ticket-fare.ts';
import type { StartLimits } from '../../rules/ticket-start.ts';
import type { Failure } from '../failure.ts';

/** The card that the ticket is bought for, and the day on which the dialog was opened (ISO). */
export interface TicketFareInput {
  /** A UUID of this opening of the dialog. */
  readonly flowId: string;
  readonly card: CustomerCard;
  readonly today: string;
}

/** The customer's tickets that matter: `last` ended or ends last of all; `held` are active or to come. */
export interface HeldTickets {
  readonly last: TicketFare | null;
  readonly held: readonly TicketFare[];
}

/** What the chosen combination comes to on the chosen day: from–to, and each zone with its price. */
export interface TicketOffer {
  readonly validity: ComputedValidity;
  readonly zones: readonly PriceListZone[];
}

/** A choice that the shop had to take back, since it is not sold on the new day. */
export type LostChoice = 'COMBINATION_NOT_OFFERED' | 'ZONE_NOT_OFFERED';

export interface TicketFareContext extends TicketFareInput {
  readonly limits: StartLimits | null;
  readonly tickets: HeldTickets;
  /** The chosen first day, ISO; null while what is typed is no day. */
  readonly start: string | null;
  /** What stands in the field, as typed; '' = nothing or the proposed day. */
  readonly typedStart: string;
  /** What is sold on the chosen day, as last heard. */
  readonly combinations: readonly TicketCombination[];
  readonly combinationId: number | null;
  /** The zone's name. */
  readonly zoneName: string | null;
  /** The shop's last answer for a combination; it is the chosen one's in `ready` and after. */
  readonly offer: TicketOffer | null;
  readonly lostChoice: LostChoice | null;
  /** You asked for the ticket while something was still missing: what is missing is marked. */
  readonly demanded: boolean;
  /** Where to go when the ticket is in the cart. */
  readonly wantsCart: boolean;
  /** Why the last call came to nothing. */
  readonly failure: Failure | null;
}

/** What is sent; the server prices it. `start` is the chosen day, from which the server computes the validity again. */
export interface TicketFareRequest {
  readonly idempotencyKey: string;
  readonly cardId: number;
  readonly start: string;
  readonly combinationId: number;
  readonly zoneName: string;
}

export type TicketFareEvent =
  /** `day` is ISO, null where `text`, which stands in the field, is none. */
  | { readonly type: 'changeValidFrom'; readonly day: string | null; readonly text: string }
  | { readonly type: 'chooseCombination'; readonly id: number }
  /** `name` is the zone's name. */
  | { readonly type: 'chooseZone'; readonly name: string }
  | { readonly type: 'addToCart' }
  | { readonly type: 'addAndGoToCart' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<StartLimits, 'readLimits'>
  | DoneActorEvent<HeldTickets, 'readTickets'>
  | DoneActorEvent<readonly TicketCombination[], 'readCombinations'>
  | DoneActorEvent<TicketOffer, 'readOffer'>
  | DoneActorEvent<Item, 'addTicketFare'>
  | ErrorActorEvent<unknown, 'readLimits' | 'readTickets' | 'readCombinations' | 'readOffer' | 'addTicketFare'>;
