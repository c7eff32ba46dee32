import type { TariffPeriod, TariffProfileType } from '#contract/enumerations.ts';
import type { TariffRule } from '#rules/ticket-validity.ts';

const notFixed = {
  fixedValidFromDay: null,
  fixedValidFromMonth: null,
  fixedValidToDay: null,
  fixedValidToMonth: null,
};

export const periodRule = (
  type: Exclude<TariffProfileType, 'FIXED'>,
  periodQuantity: number,
  period: TariffPeriod,
): TariffRule => ({ type, period, periodQuantity, ...notFixed });

export const fixedRule = (from: readonly [number, number], to: readonly [number, number]): TariffRule => ({
  type: 'FIXED',
  period: null,
  periodQuantity: null,
  fixedValidFromDay: from[0],
  fixedValidFromMonth: from[1],
  fixedValidToDay: to[0],
  fixedValidToMonth: to[1],
});

export const schoolYear = fixedRule([1, 9], [30, 6]);
