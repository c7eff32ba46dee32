import * as v from 'valibot';
import type { TariffPeriod } from '../enumerations.ts';
import { tariffPeriods, tariffProfileTypes } from '../enumerations.ts';
import { IsoDate } from '../values.ts';
import { Code, LocalisedName } from './localised-name.ts';

const whole = (limit: number) => v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limit)));

const Fields = v.object({
  code: Code,
  displayNames: LocalisedName,
  type: v.picklist(tariffProfileTypes),
  period: v.nullable(v.picklist(tariffPeriods)),
  periodQuantity: whole(10_000),
  fixedValidFromDay: whole(31),
  fixedValidFromMonth: whole(12),
  fixedValidToDay: whole(31),
  fixedValidToMonth: whole(12),
});
type Fields = v.InferOutput<typeof Fields>;

const calendarPeriods: ReadonlySet<TariffPeriod> = new Set(['MONTH', 'HALF_YEAR', 'YEAR']);

function hasItsPeriod({ type, period, periodQuantity }: Fields): boolean {
  if (type === 'FIXED' || type === 'SINGLE') return period === null && periodQuantity === null;
  if (period === null || periodQuantity === null) return false;
  return type === 'SLIDING' || calendarPeriods.has(period);
}

/** A hundred years. The last day of a longer ticket could be after the end of the calendar. */
const mostOf: Readonly<Record<TariffPeriod, number>> = {
  MINUTE: 10_000,
  DAY: 10_000,
  MONTH: 1200,
  HALF_YEAR: 200,
  YEAR: 100,
};

const isShortEnough = ({ period, periodQuantity }: Fields): boolean =>
  period === null || periodQuantity === null || periodQuantity <= mostOf[period];

const two = (number: number): string => String(number).padStart(2, '0');

/** A day and month that exist in some year: 29 February is valid, 31 February is not. */
const isDayOfYear = (month: number, day: number): boolean => v.is(IsoDate, `2028-${two(month)}-${two(day)}`);

const hasItsBound = (type: Fields['type'], month: number | null, day: number | null): boolean =>
  type === 'FIXED' ? month !== null && day !== null && isDayOfYear(month, day) : month === null && day === null;

/**
 * The data of a tariff profile that the operator sets. SLIDING and CALENDAR have a period and its quantity (CALENDAR one
 * of MONTH, HALF_YEAR and YEAR), FIXED has two days of the year, SINGLE has neither. The members of other types are
 * null.
 */
export const TariffProfileInput = v.pipe(
  Fields,
  v.forward(v.check(hasItsPeriod, 'is not a period of this type'), ['period']),
  v.forward(v.check(isShortEnough, 'is more than a hundred years'), ['periodQuantity']),
  v.forward(
    v.check(
      ({ type, fixedValidFromMonth: month, fixedValidFromDay: day }) => hasItsBound(type, month, day),
      'is not a day for this type',
    ),
    ['fixedValidFromDay'],
  ),
  v.forward(
    v.check(
      ({ type, fixedValidToMonth: month, fixedValidToDay: day }) => hasItsBound(type, month, day),
      'is not a day for this type',
    ),
    ['fixedValidToDay'],
  ),
);
export type TariffProfileInput = v.InferOutput<typeof TariffProfileInput>;
