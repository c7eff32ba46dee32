import { isicTicketFarePrice } from '#contract/endpoints/customers.ts';
import { holdsDay } from '#rules/date-range.ts';
import { fareFor } from '#rules/isic-price.ts';
import { and, eq } from '../../platform/db/orm.ts';
import {
  cardProfiles,
  customerCards,
  customerProfiles,
  priceListPeriods,
  priceListZones,
  ticketCombinations,
} from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { readIsicTerms } from '../../platform/settings/isic-terms.ts';
import { selectActiveCardId } from './active-card.ts';
import { authoriseCustomer } from './authorise.ts';

type PriceCall = Call<typeof isicTicketFarePrice>;

/** The first and the last day of the ISIC profile on the customer's active card. */
async function readHeldProfile({ database, params, query }: PriceCall) {
  const held = await database
    .select({ isic: customerProfiles.isic, validFrom: cardProfiles.validFrom, validTo: cardProfiles.validTo })
    .from(cardProfiles)
    .innerJoin(customerCards, eq(customerCards.id, cardProfiles.cardId))
    .innerJoin(customerProfiles, eq(customerProfiles.id, cardProfiles.customerProfileId))
    .where(
      and(
        eq(customerCards.id, selectActiveCardId(database, params.id)),
        eq(customerProfiles.id, query.customerProfileId),
      ),
    );
  const [profile] = held;
  if (profile === undefined) throw new ApiError('INVALID_CUSTOMER_PROFILE');
  if (!profile.isic) throw new ApiError('CUSTOMER_PROFILE_WITHOUT_ISIC');
  return held;
}

/** The list price (minor units) of a ticket that the e-shop sells for the profile in the zone. */
async function readListPrice({ database, query }: PriceCall): Promise<number> {
  const [zone] = await database
    .select({
      price: priceListZones.price,
      validFrom: priceListPeriods.validFrom,
      validTo: priceListPeriods.validTo,
    })
    .from(priceListZones)
    .innerJoin(priceListPeriods, eq(priceListPeriods.id, priceListZones.periodId))
    .innerJoin(ticketCombinations, eq(ticketCombinations.priceListId, priceListPeriods.priceListId))
    .where(
      and(
        eq(priceListZones.id, query.priceListZoneId),
        eq(ticketCombinations.customerProfileId, query.customerProfileId),
        eq(ticketCombinations.eshopSale, true),
      ),
    )
    .limit(1);
  if (zone === undefined || zone.price === null) throw new ApiError('INVALID_ZONE');
  if (!holdsDay(zone, query.validFrom)) throw new ApiError('INVALID_PRICE_LIST');
  return zone.price;
}

/**
 * The price that the cart will ask for the ticket (ISI-02). It is the list price if the operator does not allow ISIC, or
 * if the profile ends before the ticket. Throws ApiError NOT_FOUND for another account's customer.
 */
export const isicTicketFarePriceRoute = route(isicTicketFarePrice, 'read', async (call) => {
  const { database, caller, params, query, services } = call;
  await authoriseCustomer(database, caller, params.id);
  const held = await readHeldProfile(call);
  const listPrice = await readListPrice(call);
  const { validFrom: start, validTo: ticketValidTo } = query;
  const sale = { listPrice, customerProfile: { isic: true }, held, start, ticketValidTo };
  return { price: fareFor(sale, await readIsicTerms(services.settings, database)) };
});
