import * as v from 'valibot';
import { Id, IsoDate, isOrdered, requiredText } from '../values.ts';
import { Code, LocalisedName } from './localised-name.ts';

/** In minor units; null = the zone is not sold. */
const Price = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)));

const ZonePrice = v.object({ zoneId: Id, price: Price });
type ZonePrice = v.InferOutput<typeof ZonePrice>;

const hasEachOnce = (prices: ZonePrice[]): boolean =>
  new Set(prices.map(({ zoneId }) => zoneId)).size === prices.length;

const periodEntries = {
  displayName: requiredText(100),
  validFrom: IsoDate,
  validTo: v.nullable(IsoDate),
  zones: v.pipe(v.array(ZonePrice), v.maxLength(2000), v.check(hasEachOnce, 'names a zone twice')),
};

/** A new period of a price list with its prices; `validTo` null = the period has no end. */
export const PriceListPeriodInput = v.pipe(
  v.object(periodEntries),
  v.forward(
    v.check(({ validFrom, validTo }) => isOrdered(validFrom, validTo), 'is before validFrom'),
    ['validTo'],
  ),
);
export type PriceListPeriodInput = v.InferOutput<typeof PriceListPeriodInput>;

/** A period with an `id` is kept, without an `id` it is created; periods that are missing in the list are deleted. */
const ListedPeriod = v.pipe(
  v.object({ id: v.optional(Id), ...periodEntries }),
  v.forward(
    v.check(({ validFrom, validTo }) => isOrdered(validFrom, validTo), 'is before validFrom'),
    ['validTo'],
  ),
);
export type ListedPeriod = v.InferOutput<typeof ListedPeriod>;

function areApart(periods: ListedPeriod[]): boolean {
  const sorted = periods.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  return sorted.every(({ validFrom }, place) => {
    const previous = sorted[place - 1];
    return previous === undefined || (previous.validTo !== null && previous.validTo < validFrom);
  });
}

/** The data of a price list that the operator sets: all of its periods, which must not overlap. */
export const PriceListInput = v.object({
  code: Code,
  displayNames: LocalisedName,
  periods: v.pipe(v.array(ListedPeriod), v.maxLength(200), v.check(areApart, 'share a day')),
});
export type PriceListInput = v.InferOutput<typeof PriceListInput>;
