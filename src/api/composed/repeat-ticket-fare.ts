import { customerTicketFares } from '#contract/endpoints/customers.ts';
import { ticketFareStatesList } from '#contract/endpoints/enumerations.ts';
import { priceListZones } from '#contract/endpoints/price-lists.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { RepeatTicketFare } from '#contract/entities/repeat-purchase.ts';
import type { TicketCombination } from '#contract/entities/tariff.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import type { TicketFareState } from '#contract/enumerations.ts';
import { isSold } from '#rules/card-actions/action-decision.ts';
import { cardTypes } from '#rules/card-types.ts';
import { isSameKindOfTicket } from '#rules/same-ticket.ts';
import { checkTicketFare } from '#rules/ticket-fare-check.ts';
import { proposeTicketStart } from '#rules/ticket-start-proposal.ts';
import type { StartLimits } from '#rules/ticket-start.ts';
import { startsOnlyToday, ticketValidity } from '#rules/ticket-validity.ts';
import type { Buyer } from './buyer.ts';
import type { Abortable, Composing } from './composing.ts';
import { readSoldCombinations } from './sold-combinations.ts';

/** What is sold today. It depends on no customer, so that it is read together with the customer. */
export interface TicketFareSale {
  readonly combinations: readonly TicketCombination[];
  /** The ids of the states that the customer's last ticket can have. */
  readonly stateIds: readonly number[];
}

/** A cancelled ticket is not bought again. */
const repeatable: ReadonlySet<string> = new Set<TicketFareState>(['ACTIVE', 'EXPIRED', 'FUTURE']);

/** Null if the operator sells no tickets. */
export async function readTicketFareSale(composing: Composing, options: Abortable): Promise<TicketFareSale | null> {
  const { call, configuration, today } = composing;
  if (!isSold('ticketFare', { configuration: await configuration() })) return null;
  const [combinations, states] = await Promise.all([
    readSoldCombinations(composing, { date: today() }, options),
    call(ticketFareStatesList, options),
  ]);
  const stateIds = states.filter(({ name }) => repeatable.has(name)).map(({ id }) => id);
  return { combinations, stateIds };
}

async function readLastTicket(
  { call }: Composing,
  customerId: number,
  stateIds: readonly number[],
  options: Abortable,
) {
  const { items } = await call(customerTicketFares, {
    ...options,
    params: { id: customerId },
    query: { limit: 1, offset: 0, sortBy: 'validTo', sortDesc: true, stateIds: [...stateIds] },
  });
  return items[0];
}

/** The last ticket, with what is sold under its profile and tariff. */
interface Repeated {
  readonly combination: TicketCombination;
  readonly zoneId: number;
  readonly last: TicketFare;
}

/** Null if the ticket is not sold any more, or was for several zones. */
function findRepeated({ combinations }: TicketFareSale, last: TicketFare): Repeated | null {
  const [zone, ...otherZones] = last.zones;
  const combination = combinations.find((one) => isSameKindOfTicket(one, last));
  if (combination === undefined || zone === undefined || otherZones.length > 0) return null;
  return { combination, zoneId: zone.id, last };
}

/** The first day of the ticket, ISO; null if the ticket cannot be bought for the card. */
function startOn(card: CardDetail, { combination, last }: Repeated, limits: StartLimits, today: string): string | null {
  const start = startsOnlyToday(combination.tariffProfile) ? today : proposeTicketStart(today, limits, last.validTo);
  const problems = checkTicketFare({
    today,
    start,
    limits,
    card,
    combination,
    tickets: [...card.ticketFares, last],
    // No specified call tells how many short-term tickets the card may still have.
    shortTermRoom: cardTypes[card.customerCardType].limitsShortTerm ? 0 : null,
  });
  return problems.length === 0 ? start : null;
}

/**
 * The customer's last ticket as an offer to buy it again (TFR-03), from at most two calls one after the other. A ticket
 * with the price of an ISIC is not offered, because its price would need one more call.
 */
export async function readRepeatTicketFare(
  composing: Composing,
  { customerId, activeCard }: Buyer,
  { sale, limits }: { readonly sale: TicketFareSale; readonly limits: StartLimits },
  options: Abortable,
): Promise<RepeatTicketFare | null> {
  const [card, last] = await Promise.all([activeCard, readLastTicket(composing, customerId, sale.stateIds, options)]);
  const repeated = last === undefined ? null : findRepeated(sale, last);
  if (card === null || repeated === null || repeated.combination.customerProfile.isic) return null;
  const { combination, zoneId } = repeated;
  const today = composing.today();
  const start = startOn(card, repeated, limits, today);
  if (start === null) return null;
  const zones = await composing.call(priceListZones, {
    ...options,
    params: { id: combination.priceList.id },
    query: { date: start, onlyZonesWithPrice: true },
  });
  const priced = zones.find(({ zone }) => zone.id === zoneId);
  if (priced === undefined || priced.price === null) return null;
  return {
    cardId: card.id,
    ticketCombinationId: combination.id,
    displayName: combination.displayName,
    zone: priced.zone,
    start,
    ...ticketValidity(combination.tariffProfile, start, today),
    price: priced.price,
  };
}
