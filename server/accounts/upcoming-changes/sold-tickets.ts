import type { ComparedTicket } from '#contract/entities/upcoming-changes.ts';
import type { TicketBasis } from '#contract/enumerations.ts';
import { isSold } from '#rules/card-actions/action-decision.ts';
import { holdsDay } from '#rules/date-range.ts';
import { fareFor, type IsicTerms } from '#rules/isic-price.ts';
import { isMonthly } from '#rules/monthly-tariff.ts';
import { ticketFarePrice } from '#rules/ticket-fare-price.ts';
import { byZoneNumber } from '#rules/zone-order.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, desc, eq, inArray } from '../../platform/db/orm.ts';
import { customerCards, ticketCombinations, ticketFares } from '../../platform/db/schema.ts';
import { readIsicTerms } from '../../platform/settings/isic-terms.ts';
import { findPricesInZones } from '../../purchase/cart/ticket-fare-parts.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { combinationFilter } from '../../reference-data/ticket-combination-filter.ts';
import { selectCombinations } from '../../reference-data/ticket-combination-view.ts';
import type { ChangesReading } from './changes-reading.ts';

/** A ticket without its passenger: how long and in which zone it is valid. */
interface Ticket {
  readonly basis: TicketBasis;
  readonly tariffProfileId: number;
  readonly zoneId: number;
}

type Combination = Awaited<ReturnType<typeof readCombinations>>[number];
type PricedZone = Awaited<ReturnType<typeof findPricesInZones>>[number];

interface Sale {
  readonly combinations: readonly Combination[];
  readonly prices: readonly PricedZone[];
  readonly isic: IsicTerms;
}

/** A ticket with its prices for each profile and each first day. */
export interface PricedTicket extends Omit<ComparedTicket, 'price'> {
  /** In minor units; null = the ticket is not sold for this profile and day. */
  readonly priceOf: (profileId: number, day: string) => number | null;
}

/** All time tickets that the e-shop sells to people, in the operator's order. */
const readCombinations = (database: Database, today: string) =>
  selectCombinations(
    database,
    combinationFilter({ eshopSale: true, typeName: 'TIME', customerProfileType: 'PERSONAL' }, today),
  ).orderBy(asc(ticketCombinations.orderNumber), asc(ticketCombinations.id));

/** For each person, the ticket on any of their cards that ends last; read with one query. */
async function readLastTickets(database: Database, customerIds: readonly number[]) {
  const rows = await database
    .selectDistinctOn([customerCards.customerId], {
      customerId: customerCards.customerId,
      tariffProfileId: ticketFares.tariffProfileId,
      zoneIds: ticketFares.zoneIds,
    })
    .from(ticketFares)
    .innerJoin(customerCards, eq(customerCards.id, ticketFares.cardId))
    .where(and(inArray(customerCards.customerId, [...customerIds]), eq(ticketFares.cancelled, false)))
    .orderBy(customerCards.customerId, desc(ticketFares.validTo), desc(ticketFares.id));
  return new Map(rows.map((row) => [row.customerId, row]));
}

/** The price in the cart for a person who has the profile for the whole time of the ticket. */
function priceOf({ combinations, prices, isic }: Sale, ticket: Ticket, zone: string, profileId: number, day: string) {
  const sold = combinations.find(
    ({ combination, customerProfile, tariffProfile }) =>
      tariffProfile.id === ticket.tariffProfileId && customerProfile.id === profileId && holdsDay(combination, day),
  );
  if (sold === undefined) return null;
  const list = prices.filter(
    ({ priceListId, period }) => priceListId === sold.combination.priceListId && holdsDay(period, day),
  );
  const priced = ticketFarePrice(list, zone);
  if ('error' in priced) return null;
  const held = [{ validFrom: day, validTo: null }];
  const { customerProfile } = sold;
  return fareFor({ listPrice: priced.price, customerProfile, held, start: day, ticketValidTo: day }, isic);
}

export interface TicketQuestion {
  readonly customerId: number;
  /** The person's present profile. */
  readonly profileId: number;
  /** The first day without the profile, ISO. */
  readonly firstDayAfter: string;
}

/**
 * For each person, the ticket with which the prices before and after a change are compared (GRO-02): the ticket bought
 * last, or the ticket for a month if the last ticket is not sold any more or the person has bought none. Needs few
 * queries for all people together.
 */
export async function readComparedTickets(
  { database, services, today, locale }: ChangesReading,
  customerIds: readonly number[],
): Promise<(question: TicketQuestion) => PricedTicket | null> {
  const configuration = await services.settings.systemConfiguration(database);
  if (customerIds.length === 0 || !isSold('ticketFare', { configuration })) return () => null;
  const { zones, tariffProfiles } = await referenceData(database);
  const [firstZone] = [...zones.values()].toSorted(byZoneNumber);
  const lastTickets = await readLastTickets(database, customerIds);
  const zoneIds = new Set([...lastTickets.values()].flatMap((last) => last.zoneIds));
  if (firstZone !== undefined) zoneIds.add(firstZone.id);
  const combinations = await readCombinations(database, today);
  const lists = new Set(combinations.map(({ combination }) => combination.priceListId));
  const prices = await findPricesInZones(database, [...lists], [...zoneIds]);
  const sale = { combinations, prices, isic: await readIsicTerms(services.settings, database) };

  const withPrices = (ticket: Ticket): PricedTicket | null => {
    const zone = zones.get(ticket.zoneId);
    const tariff = tariffProfiles.get(ticket.tariffProfileId);
    if (zone === undefined || tariff === undefined) return null;
    return {
      basis: ticket.basis,
      displayName: tariff.displayName[locale],
      zone: zone.displayName,
      priceOf: (profileId, day) => priceOf(sale, ticket, zone.name, profileId, day),
    };
  };
  const monthly = (profileId: number, zoneId: number | undefined): PricedTicket | null => {
    const sold = combinations.find((one) => one.customerProfile.id === profileId && isMonthly(one.tariffProfile));
    if (sold === undefined || zoneId === undefined) return null;
    return withPrices({ basis: 'MONTHLY', tariffProfileId: sold.tariffProfile.id, zoneId });
  };
  const isSoldAfter = (ticket: PricedTicket, day: string): boolean =>
    combinations.some(({ customerProfile }) => ticket.priceOf(customerProfile.id, day) !== null);

  return ({ customerId, profileId, firstDayAfter }) => {
    const last = lastTickets.get(customerId);
    if (last === undefined) return monthly(profileId, firstZone?.id);
    const [zoneId, ...otherZones] = last.zoneIds;
    // The shop sells tickets for one zone only; a ticket for several zones, sold by another system, has no price here.
    if (zoneId === undefined || otherZones.length > 0) return null;
    const bought = withPrices({ basis: 'LAST_BOUGHT', tariffProfileId: last.tariffProfileId, zoneId });
    return bought !== null && isSoldAfter(bought, firstDayAfter) ? bought : monthly(profileId, zoneId);
  };
}
