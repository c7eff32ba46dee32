import { and, desc, eq } from 'drizzle-orm';
import type { repeatPurchase } from '../../contract/endpoints/customers.ts';
import type { RepeatTicketFare } from '../../contract/entities/repeat-purchase.ts';
import { isSold } from '../../rules/card-actions/action-decision.ts';
import { proposeTicketStart } from '../../rules/ticket-start-proposal.ts';
import { startsOnlyToday, ticketValidity } from '../../rules/ticket-validity.ts';
import { selectActiveCardId } from '../customers/active-card.ts';
import type { Database } from '../db/database.ts';
import { customerCards, ticketFares } from '../db/schema.ts';
import type { Call } from '../http/route.ts';
import { known, referenceData } from '../public-data/reference-data.ts';
import { combinationName } from '../public-data/ticket-combination-view.ts';
import { findCard, findCombination } from './ticket-fare-parts.ts';
import { priceOf, problemOf, startLimits, type TicketFareSale } from './ticket-fare-sale.ts';

type RepeatCall = Call<typeof repeatPurchase>;

/** The card that new tickets are bought for. */
async function findActiveCard({ database, caller, params }: RepeatCall) {
  const [active] = await selectActiveCardId(database, params.id);
  return active && findCard(database, caller.accountId, active.id);
}

/** The customer's ticket that ends last, on any card. */
async function findLastTicket(database: Database, customerId: number) {
  const [last] = await database
    .select({
      ticketCombinationId: ticketFares.ticketCombinationId,
      zoneIds: ticketFares.zoneIds,
      validTo: ticketFares.validTo,
    })
    .from(ticketFares)
    .innerJoin(customerCards, eq(customerCards.id, ticketFares.cardId))
    .where(and(eq(customerCards.customerId, customerId), eq(ticketFares.cancelled, false)))
    .orderBy(desc(ticketFares.validTo), desc(ticketFares.id))
    .limit(1);
  return last;
}

async function isTicketFareSold({ database, services }: RepeatCall): Promise<boolean> {
  return isSold('ticketFare', { configuration: await services.settings.systemConfiguration(database) });
}

/** The last ticket as a sale that starts where the ticket dialog would propose it. */
async function readSale(call: RepeatCall): Promise<TicketFareSale | null> {
  const { database, params, today } = call;
  const last = await findLastTicket(database, params.id);
  if (last === undefined) return null;
  const card = await findActiveCard(call);
  const combination = await findCombination(database, last.ticketCombinationId);
  const [zoneId, ...otherZones] = last.zoneIds;
  if (card === undefined || combination === undefined || zoneId === undefined || otherZones.length > 0) return null;
  const start = startsOnlyToday(combination.tariffProfile)
    ? today
    : proposeTicketStart(today, await startLimits(call), last.validTo);
  const { zones } = await referenceData(database);
  return { card, combination, start, zoneName: known(zones, zoneId).name };
}

async function offer(call: RepeatCall, sale: TicketFareSale): Promise<RepeatTicketFare | null> {
  const { database, locale, today } = call;
  const { card, combination, start } = sale;
  if ((await problemOf(call, sale)) !== undefined) return null;
  const validity = ticketValidity(combination.tariffProfile, start, today);
  const priced = await priceOf(call, sale, validity);
  if ('error' in priced) return null;
  const { zones } = await referenceData(database);
  return {
    cardId: card.id,
    ticketCombinationId: combination.id,
    displayName: combinationName(combination, locale),
    zone: known(zones, priced.zone.id),
    start,
    ...validity,
    price: priced.price,
  };
}

/**
 * The last ticket once more, from the day after it ends or the earliest possible day (TFR-03); null if it cannot be
 * bought by somebody who may act for the customer. The cart is not asked: it may hold a ticket for the card already.
 */
export async function repeatTicketFare(call: RepeatCall): Promise<RepeatTicketFare | null> {
  if (!(await isTicketFareSold(call))) return null;
  const sale = await readSale(call);
  return sale && offer(call, sale);
}
