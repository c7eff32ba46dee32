import type { TicketCombinationDetail } from '#contract/entities/tariff-details.ts';
import type { TicketCombination } from '#contract/entities/tariff.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../platform/db/database.ts';
import { eq } from '../platform/db/orm.ts';
import type { SQL } from '../platform/db/orm.ts';
import { customerProfiles, ticketCombinations as table, tariffProfiles } from '../platform/db/schema.ts';
import { translate } from '../platform/i18n/translate.ts';
import { profileSummary, toTariffProfile } from './reference-data.ts';
import { rowOrNotFound } from './row-or-not-found.ts';

/** The query of combinations with their customer and tariff profiles. */
export const selectCombinations = (database: Database, filter: SQL | undefined) =>
  database
    .select({ combination: table, customerProfile: customerProfiles, tariffProfile: tariffProfiles })
    .from(table)
    .innerJoin(customerProfiles, eq(customerProfiles.id, table.customerProfileId))
    .innerJoin(tariffProfiles, eq(tariffProfiles.id, table.tariffProfileId))
    .where(filter);

type Row = Awaited<ReturnType<typeof selectCombinations>>[number];

/** The name of a combination: how long the ticket lasts, and for whom it is. */
export const combinationName = (
  { tariffProfile, customerProfile }: Pick<Row, 'tariffProfile' | 'customerProfile'>,
  locale: Locale,
): string =>
  translate(locale, 'ticketCombination.displayName', {
    tariffProfile: tariffProfile.displayName[locale],
    customerProfile: customerProfile.displayName[locale],
  });

export function toTicketCombination(row: Row, locale: Locale): TicketCombination {
  const { combination, customerProfile, tariffProfile } = row;
  return {
    id: combination.id,
    displayName: combinationName(row, locale),
    typeName: combination.typeName,
    tariffProfile: toTariffProfile(tariffProfile, locale),
    priceList: { id: combination.priceListId },
    customerProfile: profileSummary(customerProfile, locale),
    validFrom: combination.validFrom,
    validTo: combination.validTo,
    orderNumber: combination.orderNumber,
  };
}

/** A ticket combination as the operator edits it. Throws ApiError NOT_FOUND. */
export async function ticketCombinationDetail(
  database: Database,
  id: number,
  locale: Locale,
): Promise<TicketCombinationDetail> {
  const row = rowOrNotFound(await selectCombinations(database, eq(table.id, id)));
  const { combination } = row;
  return {
    ...toTicketCombination(row, locale),
    customerProfileId: combination.customerProfileId,
    tariffProfileId: combination.tariffProfileId,
    priceListId: combination.priceListId,
    counterSale: combination.counterSale,
    eshopSale: combination.eshopSale,
    mobileVirtualCardSale: combination.mobileVirtualCardSale,
    mobileEshopAccountSale: combination.mobileEshopAccountSale,
  };
}
