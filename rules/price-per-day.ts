import type { ComputedValidity } from '#contract/entities/tariff.ts';
import { daysBetween, later } from './dates.ts';

/** From this price per day on (in minor units), decimals do not help to compare tickets. */
const plainFrom = 1000;
const minorUnits = 100;

/**
 * The price of a ticket per day, in minor units, for comparing tickets: rounded to whole currency units if it is ten
 * units or more. For a calendar ticket that has already begun, only the days from the chosen start count.
 */
export function pricePerDay(price: number, { validFrom, validTo }: ComputedValidity, start: string): number {
  const days = daysBetween(later(validFrom, start), validTo) + 1;
  const exact = price / days;
  return exact < plainFrom ? Math.round(exact) : Math.round(exact / minorUnits) * minorUnits;
}
