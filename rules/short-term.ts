import type { CustomerCardType } from '#contract/enumerations.ts';
import type { TariffRule } from './ticket-validity.ts';

/** What tells whether a tariff is short-term. */
export type TariffTerm = Pick<TariffRule, 'type' | 'period' | 'periodQuantity'>;

/** A tariff of fewer days is a short-term one (ours). */
const shortTermBelowDays = 30;

/** Whether the tickets of a tariff profile are short-term: a single journey, minutes, or fewer than 30 days. */
export function isShortTerm({ type, period, periodQuantity }: TariffTerm): boolean {
  if (type === 'SINGLE' || period === 'MINUTE') return true;
  return period === 'DAY' && periodQuantity !== null && periodQuantity < shortTermBelowDays;
}

/**
 * How many more short-term tickets a virtual card may have (TFR-09): `most`
 * (VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT) less those of its tickets that have not ended. Null = any number, as
 * for every other card.
 */
export const shortTermRoom = (
  { customerCardType, rules }: { readonly customerCardType: CustomerCardType; readonly rules: readonly TariffTerm[] },
  most: number,
): number | null => (customerCardType === 'VIRTUAL' ? most - rules.filter(isShortTerm).length : null);
