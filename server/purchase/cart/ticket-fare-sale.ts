import type { ComputedValidity } from '#contract/entities/tariff.ts';
import { shortTermRoom } from '#rules/short-term.ts';
import { checkTicketFare, type TicketFareProblem } from '#rules/ticket-fare-check.ts';
import { ticketFarePrice } from '#rules/ticket-fare-price.ts';
import type { StartLimits } from '#rules/ticket-start.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { readIsicTerms } from '../../platform/settings/isic-terms.ts';
import {
  findHeldTickets,
  findPricedZones,
  findTariffsOnCard,
  priceOnCard,
  type findCard,
  type findCombination,
} from './ticket-fare-parts.ts';

interface Shop {
  readonly database: Database;
  readonly services: Services;
  /** ISO day. */
  readonly today: string;
}

/** A ticket fare that somebody wants to buy. */
export interface TicketFareSale {
  readonly card: NonNullable<Awaited<ReturnType<typeof findCard>>>;
  readonly combination: NonNullable<Awaited<ReturnType<typeof findCombination>>>;
  /** The chosen first day of the ticket, ISO. */
  readonly start: string;
  readonly zoneName: string;
}

/** The days on which a ticket can start, from the operator's settings. */
export async function startLimits({ database, services }: Shop): Promise<StartLimits> {
  const numbers = await services.settings.numbers(database);
  return {
    minDaysAhead: numbers.ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM,
    maxDaysAhead: numbers.ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM,
  };
}

async function readShortTermRoom({ database, services, today }: Shop, card: TicketFareSale['card']) {
  const maximumCount = await services.settings.number(database, 'VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT');
  return shortTermRoom({ ...card, rules: await findTariffsOnCard(database, card.id, today) }, maximumCount);
}

/** Why the ticket cannot be bought (TFR-01); undefined = it can be bought. */
export async function problemOf(
  shop: Shop,
  { card, combination, start }: TicketFareSale,
): Promise<TicketFareProblem | undefined> {
  const { database, today } = shop;
  const tickets = await findHeldTickets(database, card.customerId, today);
  const limits = await startLimits(shop);
  const room = await readShortTermRoom(shop, card);
  return checkTicketFare({ today, start, limits, card, combination, tickets, shortTermRoom: room })[0];
}

/**
 * The zone and its price on the chosen day, in minor units; a holder of an ISIC pays the price of ISI-02. The error if
 * there is no price.
 */
export async function priceOf(
  { database, services }: Shop,
  { card, combination: { priceListId, customerProfile }, start, zoneName }: TicketFareSale,
  { validTo: ticketValidTo }: ComputedValidity,
) {
  const zones = await findPricedZones(database, [priceListId], start);
  const priced = ticketFarePrice(zones, zoneName);
  if ('error' in priced) return priced;
  const zone = zones.find((one) => one.zone.name === zoneName)?.zone;
  if (zone === undefined) return { error: 'INVALID_ZONE' } as const;
  const sale = { card, listPrice: priced.price, customerProfile, start, ticketValidTo };
  return { price: priceOnCard(sale, await readIsicTerms(services.settings, database)), zone };
}
