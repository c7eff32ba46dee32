import type { accountPage } from '#contract/endpoints/account-page.ts';
import type { RepeatTicketFare } from '#contract/entities/repeat-purchase.ts';
import { isSold } from '#rules/card-actions/action-decision.ts';
import type { TicketFareProblem } from '#rules/ticket-fare-check.ts';
import { proposeTicketStart } from '#rules/ticket-start-proposal.ts';
import { startsOnlyToday, ticketValidity } from '#rules/ticket-validity.ts';
import { selectActiveCardId } from '../../accounts/customers/active-card.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq } from '../../platform/db/orm.ts';
import { customerCards, ticketFares } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { known, referenceData } from '../../reference-data/reference-data.ts';
import { combinationName } from '../../reference-data/ticket-combination-view.ts';
import { findCard, findCombination } from './ticket-fare-parts.ts';
import { priceOf, problemOf, startLimits, type TicketFareSale } from './ticket-fare-sale.ts';

/** The part of a call that a repeat purchase needs. */
export type RepeatCall = Pick<Call<typeof accountPage>, 'database' | 'caller' | 'services' | 'today' | 'locale'>;

/** The last ticket as a new sale. It starts on the day that the ticket dialog would propose. */
export interface RepeatSale extends TicketFareSale {
  /** The last day of the last ticket, ISO. */
  readonly lastValidTo: string;
}

/**
 * Why the last ticket cannot be bought again. NOT_OFFERED: this kind of ticket is not sold any more, or not for this
 * card.
 */
export type RepeatObstacle =
  | { readonly name: 'NOTHING_SOLD' | 'NO_TICKET_BEFORE' | 'NOT_OFFERED' }
  | { readonly name: 'PROBLEM'; readonly problem: TicketFareProblem };

export type Repetition =
  | { readonly sale: RepeatSale; readonly offer: RepeatTicketFare }
  | { readonly obstacle: RepeatObstacle };

const obstacle = (name: 'NOTHING_SOLD' | 'NO_TICKET_BEFORE' | 'NOT_OFFERED'): Repetition => ({ obstacle: { name } });

/** The card for which new tickets are bought. */
async function findActiveCard({ database, caller }: RepeatCall, customerId: number) {
  const [active] = await selectActiveCardId(database, customerId);
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

type LastTicket = NonNullable<Awaited<ReturnType<typeof findLastTicket>>>;

async function isTicketFareSold({ database, services }: RepeatCall): Promise<boolean> {
  return isSold('ticketFare', { configuration: await services.settings.systemConfiguration(database) });
}

/** Null if the last ticket was for several zones or is not sold any more, or if there is no active card. */
async function readSale(call: RepeatCall, customerId: number, last: LastTicket): Promise<RepeatSale | null> {
  const { database, today } = call;
  const card = await findActiveCard(call, customerId);
  const combination = await findCombination(database, last.ticketCombinationId);
  const [zoneId, ...otherZones] = last.zoneIds;
  if (card === undefined || combination === undefined || zoneId === undefined || otherZones.length > 0) return null;
  const start = startsOnlyToday(combination.tariffProfile)
    ? today
    : proposeTicketStart(today, await startLimits(call), last.validTo);
  const { zones } = await referenceData(database);
  return { card, combination, start, zoneName: known(zones, zoneId).name, lastValidTo: last.validTo };
}

/** The sale with its price, or the reason why it is not possible. */
async function offerOrObstacle(call: RepeatCall, sale: RepeatSale): Promise<Repetition> {
  const { database, locale, today } = call;
  const { card, combination, start } = sale;
  const problem = await problemOf(call, sale);
  if (problem !== undefined) return { obstacle: { name: 'PROBLEM', problem } };
  const validity = ticketValidity(combination.tariffProfile, start, today);
  const priced = await priceOf(call, sale, validity);
  if ('error' in priced) return obstacle('NOT_OFFERED');
  const { zones } = await referenceData(database);
  const offer = {
    cardId: card.id,
    ticketCombinationId: combination.id,
    displayName: combinationName(combination, locale),
    zone: known(zones, priced.zone.id),
    start,
    ...validity,
    price: priced.price,
  };
  return { sale, offer };
}

/**
 * The last ticket of a customer as a new sale, from the day after it ends or from the earliest possible day (TFR-03), or
 * the reason why it cannot be bought. The cart is not checked: it may already contain a ticket for the card.
 */
export async function considerRepeat(call: RepeatCall, customerId: number): Promise<Repetition> {
  if (!(await isTicketFareSold(call))) return obstacle('NOTHING_SOLD');
  const last = await findLastTicket(call.database, customerId);
  if (last === undefined) return obstacle('NO_TICKET_BEFORE');
  const sale = await readSale(call, customerId, last);
  return sale === null ? obstacle('NOT_OFFERED') : offerOrObstacle(call, sale);
}

/**
 * The result of {@link considerRepeat} for an account that may act for the customer; null if the ticket cannot be
 * bought.
 */
export async function repeatTicketFare(call: RepeatCall, customerId: number): Promise<RepeatTicketFare | null> {
  const repetition = await considerRepeat(call, customerId);
  return 'offer' in repetition ? repetition.offer : null;
}
