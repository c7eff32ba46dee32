import { inEachLanguage } from '#contract/in-each-language.ts';
import type { Database } from '../../platform/db/database.ts';
import type { LocalisedName } from '../../platform/db/schema/tariff.ts';
import { priceListPeriods, priceLists, priceListZones, ticketCombinations } from '../../platform/db/schema/tariff.ts';
import { idByCode } from './by-code.ts';
import { exampleName } from './example-names.ts';
import type { Offer } from './offers.ts';
import { offers, pricePeriods, soldDuring } from './offers.ts';
import { seedPrice } from './prices.ts';
import { tariffSeeds } from './tariff-profiles.ts';
import { zoneSeeds } from './zones.ts';

export interface SeededIds {
  readonly zoneId: (name: string) => number;
  readonly profileId: (code: string) => number;
  readonly tariffId: (code: string) => number;
}

export const offerCode = ({ profile, tariff }: Pick<Offer, 'profile' | 'tariff'>): string => `${profile}/${tariff}`;

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`nothing seeded as ${what}`);
  return value;
}

const tariffOf = (offer: Offer) =>
  found(
    tariffSeeds.find(({ code }) => code === offer.tariff),
    offer.tariff,
  );

function nameOf(offer: Offer): LocalisedName {
  const profile = exampleName('profiles', offer.profile);
  const tariff = exampleName('tariffs', offer.tariff);
  return inEachLanguage((locale) => `${profile[locale]} – ${tariff[locale]}`);
}

async function seedPrices(database: Database, offer: Offer, priceListId: number, today: string, ids: SeededIds) {
  const periods = pricePeriods(offer, today);
  const rows = periods.map(({ level: _, ...period }) => ({ ...period, priceListId }));
  const inserted = await database.insert(priceListPeriods).values(rows).returning();
  const prices = periods.flatMap(({ level, validFrom }) => {
    const periodId = found(inserted.find((period) => period.validFrom === validFrom)?.id, validFrom);
    return zoneSeeds.map((zone) => ({
      periodId,
      zoneId: ids.zoneId(zone.name),
      price: seedPrice(offer.profile, tariffOf(offer), zone, level),
    }));
  });
  await database.insert(priceListZones).values(prices);
}

const combinationOf = (offer: Offer, place: number, priceListId: number, today: string, ids: SeededIds) => ({
  customerProfileId: ids.profileId(offer.profile),
  tariffProfileId: ids.tariffId(offer.tariff),
  priceListId,
  typeName: offer.onBoard ? ('SINGLE' as const) : ('TIME' as const),
  ...soldDuring(offer, today),
  orderNumber: place + 1,
  eshopSale: !offer.onBoard,
  mobileEshopAccountSale: !offer.onBoard,
});

/** A price list with its periods and a ticket combination for each offer. */
export async function seedOffers(database: Database, today: string, ids: SeededIds): Promise<void> {
  const lists = offers.map((offer) => ({ code: offerCode(offer), displayName: nameOf(offer) }));
  const listId = idByCode(await database.insert(priceLists).values(lists).returning());
  for (const offer of offers) {
    await seedPrices(database, offer, listId(offerCode(offer)), today, ids);
  }
  await database
    .insert(ticketCombinations)
    .values(offers.map((offer, place) => combinationOf(offer, place, listId(offerCode(offer)), today, ids)));
}
