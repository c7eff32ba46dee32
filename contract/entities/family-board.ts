import * as v from 'valibot';
import { boardObstacles, buyers, startReasons, unmanageableReasons } from '../enumerations.ts';
import { Id, IsoDate, Money } from '../values.ts';
import { AccountPerson } from './account-page.ts';
import { CustomerCard } from './customer-card.ts';
import { RepeatTicketFare } from './repeat-purchase.ts';
import { Zone } from './tariff.ts';

/** A ticket on any of a person's cards that is valid now or later (ours, FAM-01). */
export const BoardTicket = v.object({
  id: Id,
  /** The name of the ticket's tariff. */
  title: v.string(),
  zones: v.array(Zone),
  validFrom: IsoDate,
  validTo: IsoDate,
  buyer: v.picklist(buyers),
});
export type BoardTicket = v.InferOutput<typeof BoardTicket>;

/**
 * A suggestion to buy the last ticket again, with the data that explain its price: `listPrice` and `fullPrice` as in
 * `OfferedZone`, and the profile with the reduction. `lastValidTo` is the last day of the previous ticket.
 */
export const BoardSuggestion = v.object({
  ...RepeatTicketFare.entries,
  profile: v.string(),
  listPrice: Money,
  fullPrice: v.nullable(Money),
  startReason: v.picklist(startReasons),
  lastValidTo: IsoDate,
});
export type BoardSuggestion = v.InferOutput<typeof BoardSuggestion>;

/**
 * Why no ticket is suggested. `until` is the last day of the ticket, card or profile that causes the obstacle;
 * `possibleFrom` the first day on which the next ticket can be bought; `orderId` the unpaid order; `unmanageable` why
 * the account may not act. A member that does not apply to the obstacle is null.
 */
export const BoardObstacle = v.object({
  name: v.picklist(boardObstacles),
  until: v.nullable(IsoDate),
  possibleFrom: v.nullable(IsoDate),
  orderId: v.nullable(Id),
  unmanageable: v.nullable(v.picklist(unmanageableReasons)),
});
export type BoardObstacle = v.InferOutput<typeof BoardObstacle>;

/** A person of the account. Either a ticket is suggested, or there is an obstacle. */
export const BoardPerson = v.object({
  ...AccountPerson.entries,
  /** The active card, or else the card that was active last; null if there is none. */
  card: v.nullable(CustomerCard),
  /** Sorted by the first day of the tickets. */
  tickets: v.array(BoardTicket),
  /** Another account has ordered a ticket for the person, and that order is not paid yet. */
  isOrderedElsewhere: v.boolean(),
  suggestion: v.nullable(BoardSuggestion),
  obstacle: v.nullable(BoardObstacle),
});
export type BoardPerson = v.InferOutput<typeof BoardPerson>;

/** The people for whom the account buys (ours, FAM-01): its own customer, then the linked customers. */
export const FamilyBoard = v.object({
  people: v.array(BoardPerson),
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type FamilyBoard = v.InferOutput<typeof FamilyBoard>;
