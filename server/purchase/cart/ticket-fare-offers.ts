import { ticketFareOffers } from '#contract/endpoints/shopping-cart.ts';
import type { TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { isSold } from '#rules/card-actions/action-decision.ts';
import type { IsicTerms } from '#rules/isic-price.ts';
import { fitsCalendar, startsOnlyToday, ticketValidity } from '#rules/ticket-validity.ts';
import { byZoneNumber } from '#rules/zone-order.ts';
import { asc } from '../../platform/db/orm.ts';
import { ticketCombinations } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { readIsicTerms } from '../../platform/settings/isic-terms.ts';
import { soldTaxPercentage } from '../../platform/settings/sold-tax.ts';
import { combinationFilter } from '../../reference-data/ticket-combination-filter.ts';
import { selectCombinations, toTicketCombination } from '../../reference-data/ticket-combination-view.ts';
import { fullPriceListId, readFullFares } from './full-prices.ts';
import { fareTaxPercentage, findCard, findPricedZones, priceOnCard } from './ticket-fare-parts.ts';

type OffersCall = Pick<Call<typeof ticketFareOffers>, 'database' | 'services' | 'today' | 'locale'> & {
  /** `date` is the first day of the ticket, ISO. */
  readonly query: { readonly date: string };
};
type Card = NonNullable<Awaited<ReturnType<typeof findCard>>>;
type PricedZone = Awaited<ReturnType<typeof findPricedZones>>[number];

/** The combinations that the e-shop sells on the day to holders of the card's profiles. */
async function readCombinations({ database, query, today, locale, services }: OffersCall, card: Card) {
  const configuration = await services.settings.systemConfiguration(database);
  const customerProfileId = [card.profileOne, card.profileTwo].flatMap((held) =>
    held === null ? [] : held.profile.id,
  );
  if (!isSold('ticketFare', { configuration }) || customerProfileId.length === 0) return [];
  const sold = {
    date: query.date,
    customerProfileId,
    eshopSale: true,
    typeName: 'TIME',
    customerProfileType: 'PERSONAL',
  } as const;
  const rows = await selectCombinations(database, combinationFilter(sold, today)).orderBy(
    asc(ticketCombinations.orderNumber),
    asc(ticketCombinations.id),
  );
  return rows.map((row) => toTicketCombination(row, locale));
}

type Combination = Awaited<ReturnType<typeof readCombinations>>[number];

/** The first day of a ticket of this combination. A ticket that always starts today has today's price. */
const startOf = ({ tariffProfile }: Combination, { query, today }: OffersCall): string =>
  startsOnlyToday(tariffProfile) ? today : query.date;

interface Prices {
  /** The zones of the combination's price list on the first day of the ticket. */
  readonly zonesOf: (combination: Combination) => readonly PricedZone[];
  /** The price of a zone for a passenger without a reduction, in minor units; null if it is not known. */
  readonly fullPriceIn: (combination: Combination, zoneId: number) => number | null;
  readonly isic: IsicTerms;
  /** Per cent. */
  readonly taxPercentage: number;
}

/**
 * Reads all prices, with one query for each first day of tickets: the chosen day, and today for tickets that can only
 * start today.
 */
async function readPrices(call: OffersCall, combinations: readonly Combination[]): Promise<Prices> {
  const { database, services } = call;
  const fullFares = await readFullFares(database, combinations);
  const fullListOf = (combination: Combination) => fullPriceListId(fullFares, combination, startOf(combination, call));
  const byStart = Map.groupBy(combinations, (combination) => startOf(combination, call));
  const listsByStart = new Map<string, ReadonlyMap<number, readonly PricedZone[]>>();
  for (const [start, sold] of byStart) {
    const lists = new Set(sold.map(({ priceList }) => priceList.id));
    for (const combination of sold) lists.add(fullListOf(combination) ?? combination.priceList.id);
    const priced = await findPricedZones(database, [...lists], start);
    const byList = Map.groupBy(priced, ({ priceListId }) => priceListId);
    listsByStart.set(start, byList);
  }
  const zonesIn = (combination: Combination, list: number | undefined) =>
    (list === undefined ? undefined : listsByStart.get(startOf(combination, call))?.get(list)) ?? [];
  return {
    zonesOf: (combination) => zonesIn(combination, combination.priceList.id),
    fullPriceIn: (combination, zoneId) =>
      zonesIn(combination, fullListOf(combination)).find(({ zone }) => zone.id === zoneId)?.price ?? null,
    isic: await readIsicTerms(services.settings, database),
    taxPercentage: await soldTaxPercentage(services.settings, database, fareTaxPercentage),
  };
}

function toPriceList([priced]: readonly PricedZone[], { locale }: OffersCall): TicketFareOffer['priceList'] {
  if (priced === undefined) return null;
  const { displayName, validFrom, validTo } = priced.period;
  return { displayName: priced.priceListName[locale], period: { displayName, validFrom, validTo } };
}

/** The full price; null unless it is higher than the list price. */
const onlyIfHigher = (fullPrice: number | null, listPrice: number): number | null =>
  fullPrice !== null && fullPrice > listPrice ? fullPrice : null;

function toOffer(call: OffersCall, card: Card, combination: Combination, prices: Prices): TicketFareOffer {
  const { tariffProfile, customerProfile } = combination;
  const start = startOf(combination, call);
  const validity = ticketValidity(tariffProfile, start, call.today);
  const sale = { card, customerProfile, start, ticketValidTo: validity.validTo };
  const zones = prices.zonesOf(combination);
  const toZone = ({ zone, price: listPrice }: PricedZone) => {
    if (listPrice === null) return [];
    const price = priceOnCard({ ...sale, listPrice }, prices.isic);
    return [{ zone, price, listPrice, fullPrice: onlyIfHigher(prices.fullPriceIn(combination, zone.id), listPrice) }];
  };
  return {
    combination,
    validity: fitsCalendar(tariffProfile, start, validity) ? validity : null,
    priceList: toPriceList(zones, call),
    taxPercentage: prices.taxPercentage,
    zones: zones.flatMap(toZone).toSorted((one, other) => byZoneNumber(one.zone, other.zone)),
  };
}

/** The tickets that can be bought for a card from a day on, in the operator's order (TFR-01, TFR-07, ISI-02). */
export async function readTicketFareOffers(call: OffersCall, card: Card): Promise<TicketFareOffer[]> {
  const combinations = await readCombinations(call, card);
  const prices = await readPrices(call, combinations);
  return combinations.map((combination) => toOffer(call, card, combination, prices));
}

/**
 * The tickets that can be bought for a card from a day on, each with its validity, its prices as in the cart, and the
 * data that explain the prices. Throws ApiError NOT_FOUND for another account's card.
 */
export const ticketFareOffersRoute = route(ticketFareOffers, 'read', async (call) => {
  const card = await findCard(call.database, call.caller.accountId, call.query.cardId);
  if (card === undefined) throw new ApiError('NOT_FOUND');
  return readTicketFareOffers(call, card);
});
