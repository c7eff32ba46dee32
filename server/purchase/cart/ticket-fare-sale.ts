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
  /** The chosen first day, ISO. */
  readonly start: string;
  /** The name of the zone. */
  readonly zoneName: string;
}

/** The days on which a ticket can start, as the operator has set them. */
export async function startLimits({ database, services }: Shop): Promise<StartLimits> {
  const numbers = await services.settings.numbers(database);
  return {
    minDaysAhead: numbers.ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM,
    maxDaysAhead: numbers.ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM,
  };
}

async function readShortTermRoom({ database, services, today }: Shop, card: TicketFareSale['card']) {
  const most = await services.settings.number(database, 'VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT');
  return shortTermRoom({ ...card, rules: await findTariffsOnCard(database, card.id, today) }, most);
}

/** Why the ticket cannot be bought (TFR-01); undefined = it can. */
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

/** The zone and the price of the chosen day in minor units, with an ISIC that of ISI-02; or why there is none. */
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
