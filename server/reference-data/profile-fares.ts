import type { OfferedProfile } from '#contract/entities/tariff.ts';
import type { Locale } from '#contract/enumerations.ts';
import { fareFor, type IsicTerms } from '#rules/isic-price.ts';
import { isMonthly } from '#rules/monthly-tariff.ts';
import { profileFare } from '#rules/profile-fare.ts';
import type { Database } from '../platform/db/database.ts';
import { and, asc, eq, inArray, isNotNull } from '../platform/db/orm.ts';
import { priceListPeriods, priceListZones, ticketCombinations, zones } from '../platform/db/schema.ts';
import { combinationFilter } from './ticket-combination-filter.ts';
import { selectCombinations } from './ticket-combination-view.ts';
import { validOn } from './valid-on.ts';

/** The prices of price lists on a day, in all zones in which something is sold. */
const readPrices = (database: Database, priceListIds: readonly number[], day: string) =>
  database
    .select({ priceListId: priceListPeriods.priceListId, zone: zones.name, price: priceListZones.price })
    .from(priceListZones)
    .innerJoin(priceListPeriods, eq(priceListPeriods.id, priceListZones.periodId))
    .innerJoin(zones, eq(zones.id, priceListZones.zoneId))
    .where(
      and(
        inArray(priceListPeriods.priceListId, [...priceListIds]),
        validOn(priceListPeriods, day),
        isNotNull(priceListZones.price),
      ),
    );

/** All tickets for a month that the e-shop sells to people today, in the operator's order, with their prices. */
async function readSales(database: Database, today: string, isic: IsicTerms) {
  const filter = combinationFilter(
    { eshopSale: true, typeName: 'TIME', customerProfileType: 'PERSONAL', date: today },
    today,
  );
  const sold = await selectCombinations(database, filter).orderBy(
    asc(ticketCombinations.orderNumber),
    asc(ticketCombinations.id),
  );
  const monthly = sold.filter(({ tariffProfile }) => isMonthly(tariffProfile));
  const lists = [...new Set(monthly.map(({ combination }) => combination.priceListId))];
  const rows = lists.length === 0 ? [] : await readPrices(database, lists, today);
  const held = [{ validFrom: today, validTo: null }];
  return monthly.map(({ combination, customerProfile, tariffProfile }) => ({
    profile: customerProfile,
    tariffId: tariffProfile.id,
    displayName: tariffProfile.displayName,
    prices: new Map(
      rows.flatMap(({ priceListId, zone, price }) =>
        priceListId !== combination.priceListId || price === null
          ? []
          : [[zone, fareFor({ listPrice: price, customerProfile, held, start: today, ticketValidTo: today }, isic)]],
      ),
    ),
  }));
}

/** Returns what a ticket for a month costs with each profile. Needs two queries for all profiles together. */
export async function readProfileFares(
  database: Database,
  { today, locale, isic }: { readonly today: string; readonly locale: Locale; readonly isic: IsicTerms },
): Promise<(profileId: number) => OfferedProfile['fare']> {
  const sales = await readSales(database, today, isic);
  return (profileId) => {
    const fare = profileFare(sales, profileId);
    if (fare === null) return null;
    const { tariffId, price, fullPrice } = fare;
    const displayName = sales.find((sale) => sale.tariffId === tariffId)?.displayName[locale] ?? '';
    return { displayName, price, fullPrice };
  };
}
