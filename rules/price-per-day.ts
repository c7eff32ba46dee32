import type { ComputedValidity } from '#contract/entities/tariff.ts';
import { daysBetween, later } from './dates.ts';

/** From here on, in minor units, a fraction of the currency's unit says nothing to someone who compares. */
const plainFrom = 1000;
const minorUnits = 100;

/**
 * What a day of a ticket costs, in minor units, for comparing tickets: rounded to whole units of the currency from ten of
 * them on. A calendar ticket that has begun is divided by the days that are left from the chosen start.
 */
export function pricePerDay(price: number, { validFrom, validTo }: ComputedValidity, start: string): number {
  const days = daysBetween(later(validFrom, start), validTo) + 1;
  const exact = price / days;
  return exact < plainFrom ? Math.round(exact) : Math.round(exact / minorUnits) * minorUnits;
}
