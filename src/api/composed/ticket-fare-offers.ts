import { cardDetail } from '#contract/endpoints/customer-cards.ts';
import type { ticketFareOffers } from '#contract/endpoints/shopping-cart.ts';
import { zonesPublic } from '#contract/endpoints/zones.ts';
import type { CardDetail, CardProfile } from '#contract/entities/customer-card.ts';
import type { NetworkZone } from '#contract/entities/network-zone.ts';
import type { TicketCombination } from '#contract/entities/tariff.ts';
import type { TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { startsOnlyToday } from '#rules/ticket-validity.ts';
import { byZoneNumber } from '#rules/zone-order.ts';
import { abortable, type Abortable, type Compose, type Composing } from './composing.ts';
import { orMissing } from './or-none.ts';
import { readSoldCombinations } from './sold-combinations.ts';
import { createPrices, type Prices } from './ticket-fare-prices.ts';

interface Offering extends Composing {
  readonly options: Abortable;
  readonly card: CardDetail;
  /** The chosen first day of the ticket, ISO. */
  readonly date: string;
  readonly zones: readonly NetworkZone[];
  readonly prices: Prices;
}

const profilesOf = ({ profileOne, profileTwo }: CardDetail): readonly CardProfile[] => {
  const held = [profileOne, profileTwo].filter((profile) => profile !== null);
  return held.filter(({ profile }, place) => held.findIndex((other) => other.profile.id === profile.id) === place);
};

/** The combinations that the e-shop sells on the day to the holders of the card's profiles, in the operator's order. */
async function readCombinations(composing: Composing, card: CardDetail, date: string, options: Abortable) {
  const lists = await Promise.all(
    profilesOf(card).map(({ profile: { id: customerProfileId, reduced } }) =>
      readSoldCombinations(composing, { date, customerProfileId, reduced }, options),
    ),
  );
  return lists.flat().toSorted((one, other) => one.orderNumber - other.orderNumber || one.id - other.id);
}

async function toOffer(
  { card, date, zones, prices, today }: Offering,
  combination: TicketCombination,
): Promise<TicketFareOffer> {
  // A ticket that always starts today has today's price.
  const start = startsOnlyToday(combination.tariffProfile) ? today() : date;
  const [validity, priced] = await Promise.all([
    prices.validityOf(combination, start),
    prices.zonesOf(combination, start),
  ]);
  const offered = await Promise.all(
    priced.map(async ({ id, zone, price: listPrice }) => {
      if (listPrice === null) return [];
      const price = await prices.priceOn(card, { combination, validity, start, priceListZoneId: id, listPrice });
      const schematic = zones.find((one) => one.id === zone.id)?.schematic ?? null;
      return [{ zone: { ...zone, schematic }, price, listPrice, fullPrice: null }];
    }),
  );
  return {
    combination,
    validity,
    priceList: null,
    taxPercentage: null,
    zones: offered.flat().toSorted((one, other) => byZoneNumber(one.zone, other.zone)),
  };
}

/**
 * The tickets for a card from a day on, from specified calls (TFR-01, ISI-02). No specified call tells the names of the
 * price lists, the tax, and the price without a reduction.
 */
export const composeTicketFareOffers: Compose<typeof ticketFareOffers> = async (composing, { query, signal }) => {
  const { call, configuration } = composing;
  const options = abortable(signal);
  if (query === undefined || !(await configuration()).ticketFareAllowed) return [];
  const { cardId, date } = query;
  // Without the network's zones, tickets can be chosen from the list, but not on the map.
  const zones = orMissing(call(zonesPublic, options));
  const card = await call(cardDetail, { ...options, params: { id: Number(cardId) } });
  const combinations = await readCombinations(composing, card, date, options);
  const offering = {
    ...composing,
    options,
    card,
    date,
    zones: (await zones) ?? [],
    prices: createPrices(composing, options),
  };
  return Promise.all(combinations.map((combination) => toOffer(offering, combination)));
};
