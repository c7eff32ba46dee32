import type { TariffRule } from './ticket-validity.ts';

/** Ours: a tariff of fewer days than this is a short-term one. */
const shortTermBelowDays = 30;

/** Whether a tariff profile's tickets are short-term ones: a single journey, minutes, or fewer than 30 days. */
export function isShortTerm({
  type,
  period,
  periodQuantity,
}: Pick<TariffRule, 'type' | 'period' | 'periodQuantity'>): boolean {
  if (type === 'SINGLE' || period === 'MINUTE') return true;
  return period === 'DAY' && periodQuantity !== null && periodQuantity < shortTermBelowDays;
}
