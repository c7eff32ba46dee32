import type { TariffRule } from './ticket-validity.ts';

/** A tariff of fewer days is a short-term one (not part of the specifications). */
const shortTermBelowDays = 30;

/** Whether the tickets of a tariff profile are short-term: a single journey, minutes, or fewer than 30 days. */
export function isShortTerm({
  type,
  period,
  periodQuantity,
}: Pick<TariffRule, 'type' | 'period' | 'periodQuantity'>): boolean {
  if (type === 'SINGLE' || period === 'MINUTE') return true;
  return period === 'DAY' && periodQuantity !== null && periodQuantity < shortTermBelowDays;
}
