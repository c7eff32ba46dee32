import type { CustomerCardType } from '#contract/enumerations.ts';
import { cardTypes } from './card-types.ts';
import type { TariffRule } from './ticket-validity.ts';

/** The properties of a tariff that decide whether it is short-term. */
export type TariffTerm = Pick<TariffRule, 'type' | 'period' | 'periodQuantity'>;

/** A tariff with fewer days is short-term (ours). */
const shortTermBelowDays = 30;

/** Whether the tickets of a tariff profile are short-term: a single journey, minutes, or fewer than 30 days. */
export function isShortTerm({ type, period, periodQuantity }: TariffTerm): boolean {
  if (type === 'SINGLE' || period === 'MINUTE') return true;
  return period === 'DAY' && periodQuantity !== null && periodQuantity < shortTermBelowDays;
}

/**
 * How many more short-term tickets a virtual card may have (TFR-09): `most`
 * (VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT) minus the number of its short-term tickets that have not ended. Null
 * = no limit, as for all other cards.
 */
export const shortTermRoom = (
  { customerCardType, rules }: { readonly customerCardType: CustomerCardType; readonly rules: readonly TariffTerm[] },
  most: number,
): number | null => (cardTypes[customerCardType].limitsShortTerm ? most - rules.filter(isShortTerm).length : null);
