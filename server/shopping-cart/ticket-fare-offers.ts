import { asc } from 'drizzle-orm';
import { ticketFareOffers } from '../../contract/endpoints/shopping-cart.ts';
import type { TicketFareOffer } from '../../contract/entities/ticket-fare-offer.ts';
import { isSold } from '../../rules/card-actions/action-decision.ts';
import type { IsicTerms } from '../../rules/isic-price.ts';
import { fitsCalendar, startsOnlyToday, ticketValidity } from '../../rules/ticket-validity.ts';
import { ticketCombinations } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { combinationFilter } from '../public-data/ticket-combination-filter.ts';
import { selectCombinations, toTicketCombination } from '../public-data/ticket-combination-view.ts';
import { byZoneNumber } from '../public-data/zone-order.ts';
import { readIsicTerms } from '../settings/isic-terms.ts';
import { findCard, findPricedZones, priceOnCard } from './ticket-fare-parts.ts';

type OffersCall = Call<typeof ticketFareOffers>;
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

/** The first day for which the combination is bought: a ticket that always starts today has today's price. */
const startOf = ({ tariffProfile }: Combination, { query, today }: OffersCall): string =>
  startsOnlyToday(tariffProfile) ? today : query.date;

interface Prices {
  readonly zonesOf: (combination: Combination) => readonly PricedZone[];
  readonly isic: IsicTerms;
}

/** All prices, by one query for each first day: the chosen one, and today for what starts only today. */
async function readPrices(call: OffersCall, combinations: readonly Combination[]): Promise<Prices> {
  const { database, services } = call;
  const byStart = Map.groupBy(combinations, (combination) => startOf(combination, call));
  const zones = new Map<string, readonly PricedZone[]>();
  for (const [start, sold] of byStart) {
    const lists = sold.map(({ priceList }) => priceList.id);
    zones.set(start, await findPricedZones(database, lists, start));
  }
  return {
    zonesOf: (combination) =>
      (zones.get(startOf(combination, call)) ?? []).filter(
        ({ priceListId }) => priceListId === combination.priceList.id,
      ),
    isic: await readIsicTerms(services.settings, database),
  };
}

function toOffer(call: OffersCall, card: Card, combination: Combination, { zonesOf, isic }: Prices): TicketFareOffer {
  const { tariffProfile, customerProfile } = combination;
  const start = startOf(combination, call);
  const validity = ticketValidity(tariffProfile, start, call.today);
  const sale = { card, customerProfile, start, ticketValidTo: validity.validTo };
  return {
    combination,
    validity: fitsCalendar(tariffProfile, start, validity) ? validity : null,
    zones: zonesOf(combination)
      .flatMap(({ zone, price: listPrice }) =>
        listPrice === null ? [] : [{ zone, listPrice, price: priceOnCard({ ...sale, listPrice }, isic) }],
      )
      .toSorted((one, other) => byZoneNumber(one.zone, other.zone)),
  };
}

/**
 * What can be bought for a card from a day on, each with its validity and with the prices that the cart asks (TFR-01,
 * ISI-02). Throws ApiError NOT_FOUND for another account's card.
 */
export const ticketFareOffersRoute = route(ticketFareOffers, 'read', async (call) => {
  const card = await findCard(call.database, call.caller.accountId, call.query.cardId);
  if (card === undefined) throw new ApiError('NOT_FOUND');
  const combinations = await readCombinations(call, card);
  const prices = await readPrices(call, combinations);
  return combinations.map((combination) => toOffer(call, card, combination, prices));
});
