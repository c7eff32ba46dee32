import type { TicketCombination } from '#contract/entities/tariff.ts';
import { holdsDay } from '#rules/date-range.ts';
import type { DateRange } from '#rules/date-range.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray } from '../../platform/db/orm.ts';
import { customerProfiles, ticketCombinations } from '../../platform/db/schema.ts';

/** The price list of a tariff for passengers without a reduction, with its validity. */
interface FullFare extends DateRange {
  readonly tariffProfileId: number;
  readonly priceListId: number;
}

/**
 * For the tariffs of the reduced `combinations`: the combinations that the e-shop sells without a reduction and without
 * a proof, in the operator's order (docs/decisions/0027).
 */
export async function readFullFares(
  database: Database,
  combinations: readonly TicketCombination[],
): Promise<readonly FullFare[]> {
  const reduced = combinations.filter(({ customerProfile }) => customerProfile.reduced);
  if (reduced.length === 0) return [];
  const tariffs = reduced.map(({ tariffProfile }) => tariffProfile.id);
  return database
    .select({
      tariffProfileId: ticketCombinations.tariffProfileId,
      priceListId: ticketCombinations.priceListId,
      validFrom: ticketCombinations.validFrom,
      validTo: ticketCombinations.validTo,
    })
    .from(ticketCombinations)
    .innerJoin(customerProfiles, eq(customerProfiles.id, ticketCombinations.customerProfileId))
    .where(
      and(
        inArray(ticketCombinations.tariffProfileId, tariffs),
        eq(ticketCombinations.eshopSale, true),
        eq(ticketCombinations.typeName, 'TIME'),
        eq(customerProfiles.type, 'PERSONAL'),
        eq(customerProfiles.reduced, false),
        eq(customerProfiles.isic, false),
        eq(customerProfiles.requireConfirmation, false),
      ),
    )
    .orderBy(asc(ticketCombinations.orderNumber), asc(ticketCombinations.id));
}

/**
 * For a reduced combination: the price list of a passenger without a reduction, for the same tariff on a day. Undefined
 * for a full fare, or if there is no such price list.
 */
export const fullPriceListId = (
  fullFares: readonly FullFare[],
  { customerProfile, tariffProfile }: TicketCombination,
  day: string,
): number | undefined =>
  customerProfile.reduced
    ? fullFares.find((fare) => fare.tariffProfileId === tariffProfile.id && holdsDay(fare, day))?.priceListId
    : undefined;
