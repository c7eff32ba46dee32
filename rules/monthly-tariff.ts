import type { TariffProfile } from '#contract/entities/tariff.ts';

const monthInDays = { least: 28, most: 31 };

/** Whether a ticket is valid for about a month: 28 to 31 days, or one sliding or calendar month. */
export function isMonthly({
  type,
  period,
  periodQuantity,
}: Pick<TariffProfile, 'type' | 'period' | 'periodQuantity'>): boolean {
  if (periodQuantity === null || (type !== 'SLIDING' && type !== 'CALENDAR')) return false;
  if (period === 'MONTH') return periodQuantity === 1;
  return period === 'DAY' && monthInDays.least <= periodQuantity && periodQuantity <= monthInDays.most;
}
