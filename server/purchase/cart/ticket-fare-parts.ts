import type { FareSale, IsicTerms } from '#rules/isic-price.ts';
import { fareFor } from '#rules/isic-price.ts';
import { profilesOf } from '#rules/ticket-fare-check.ts';
import type { TicketFareCheck } from '#rules/ticket-fare-check.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, gte, inArray } from '../../platform/db/orm.ts';
import {
  accountLinks,
  cardProfiles,
  customerCards,
  customerProfiles,
  priceListPeriods,
  priceLists,
  priceListZones,
  tariffProfiles,
  ticketCombinations,
  ticketFares,
  zones,
} from '../../platform/db/schema.ts';
import { validOn } from '../../reference-data/valid-on.ts';
import { networkZoneColumns, zoneColumns } from '../../reference-data/zone-columns.ts';

/** The reduced tax rate of passenger transport in per cent, included in the prices. */
export const fareTaxPercentage = 12;

/**
 * A card that the account may buy for, with its profiles; undefined when there is none, or it is not linked to the
 * account.
 */
export async function findCard(database: Database, accountId: number, cardId: number) {
  const [card] = await database
    .select({
      id: customerCards.id,
      cardNumber: customerCards.cardNumber,
      customerId: customerCards.customerId,
      customerCardType: customerCards.customerCardType,
      state: customerCards.state,
      validTo: customerCards.validTo,
    })
    .from(customerCards)
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .where(and(eq(customerCards.id, cardId), eq(accountLinks.accountId, accountId)));
  if (card === undefined) return undefined;
  const held = await database.select().from(cardProfiles).where(eq(cardProfiles.cardId, cardId));
  const profile = (position: 1 | 2) => {
    const row = held.find((one) => one.position === position);
    return row === undefined ? null : { ...row, profile: { id: row.customerProfileId } };
  };
  return { ...card, profileOne: profile(1), profileTwo: profile(2) };
}

/** A combination that the e-shop sells, with its tariff and profile. */
export async function findCombination(database: Database, id: number) {
  const [combination] = await database
    .select({
      id: ticketCombinations.id,
      priceListId: ticketCombinations.priceListId,
      validFrom: ticketCombinations.validFrom,
      validTo: ticketCombinations.validTo,
      tariffProfile: tariffProfiles,
      customerProfile: customerProfiles,
    })
    .from(ticketCombinations)
    .innerJoin(tariffProfiles, eq(tariffProfiles.id, ticketCombinations.tariffProfileId))
    .innerJoin(customerProfiles, eq(customerProfiles.id, ticketCombinations.customerProfileId))
    .where(and(eq(ticketCombinations.id, id), eq(ticketCombinations.eshopSale, true)));
  return combination;
}

/** The customer's tickets, on all cards, that a new ticket could overlap. */
export function findHeldTickets(database: Database, customerId: number, today: string) {
  return database
    .select({
      validFrom: ticketFares.validFrom,
      validTo: ticketFares.validTo,
      cancelled: ticketFares.cancelled,
      customerProfile: { checkTicketCollision: customerProfiles.checkTicketCollision },
    })
    .from(ticketFares)
    .innerJoin(customerCards, eq(customerCards.id, ticketFares.cardId))
    .innerJoin(customerProfiles, eq(customerProfiles.id, ticketFares.customerProfileId))
    .where(
      and(eq(customerCards.customerId, customerId), eq(ticketFares.cancelled, false), gte(ticketFares.validTo, today)),
    );
}

/** The tariffs of the tickets of a card that have not ended. */
export function findTariffsOnCard(database: Database, cardId: number, today: string) {
  return database
    .select({
      type: tariffProfiles.type,
      period: tariffProfiles.period,
      periodQuantity: tariffProfiles.periodQuantity,
    })
    .from(ticketFares)
    .innerJoin(tariffProfiles, eq(tariffProfiles.id, ticketFares.tariffProfileId))
    .where(and(eq(ticketFares.cardId, cardId), eq(ticketFares.cancelled, false), gte(ticketFares.validTo, today)));
}

/**
 * The zones of price lists with their prices on a day, in minor units. A list without a period for the day has no rows.
 */
export function findPricedZones(database: Database, priceListIds: readonly number[], day: string) {
  return database
    .select({
      priceListId: priceListPeriods.priceListId,
      priceListName: priceLists.displayName,
      period: priceListPeriods,
      price: priceListZones.price,
      zone: networkZoneColumns,
    })
    .from(priceListZones)
    .innerJoin(priceListPeriods, eq(priceListPeriods.id, priceListZones.periodId))
    .innerJoin(priceLists, eq(priceLists.id, priceListPeriods.priceListId))
    .innerJoin(zones, eq(zones.id, priceListZones.zoneId))
    .where(and(inArray(priceListPeriods.priceListId, [...priceListIds]), validOn(priceListPeriods, day)));
}

/** The prices of zones in price lists, in minor units, each with the period in which it is valid. */
export function findPricesInZones(database: Database, priceListIds: readonly number[], zoneIds: readonly number[]) {
  return database
    .select({
      priceListId: priceListPeriods.priceListId,
      period: { validFrom: priceListPeriods.validFrom, validTo: priceListPeriods.validTo },
      price: priceListZones.price,
      zone: zoneColumns,
    })
    .from(priceListZones)
    .innerJoin(priceListPeriods, eq(priceListPeriods.id, priceListZones.periodId))
    .innerJoin(zones, eq(zones.id, priceListZones.zoneId))
    .where(and(inArray(priceListPeriods.priceListId, [...priceListIds]), inArray(zones.id, [...zoneIds])));
}

type SaleOnCard = Omit<FareSale, 'held' | 'customerProfile'> & {
  readonly card: Omit<TicketFareCheck['card'], 'validTo'>;
  readonly customerProfile: FareSale['customerProfile'] & { readonly id: number };
};

/** The price of a ticket on a card, in minor units. Offers, cart and order all use this function. */
export const priceOnCard = ({ card, ...sale }: SaleOnCard, isic: IsicTerms): number =>
  fareFor({ ...sale, held: profilesOf(card, sale.customerProfile.id) }, isic);
