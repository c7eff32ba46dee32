import type { PassClaims, PassTicket } from '#contract/entities/pass.ts';
import { daysBetween } from './dates.ts';

/** No pass can be shown for longer, whatever the configuration says (PAS-02), in seconds. */
export const longestPassLife = 24 * 3600;

/** When a pass that is signed at `issued` (epoch seconds) expires; `hours` is the operator's configuration. */
export const passEnd = (issued: number, hours: number): number => issued + Math.min(hours * 3600, longestPassLife);

/** Why a pass is too old or too young, by its own moment; null = it can be shown. */
export type AgeFlaw = 'TOO_OLD' | 'FROM_FUTURE';

/**
 * Compares a pass with the time. Two clocks may differ by `tolerance` when it was signed, but nothing is added to its end.
 *
 * @param now epoch milliseconds
 * @param tolerance seconds
 */
export function ageFlawOf(
  { iat, exp }: Pick<PassClaims, 'iat' | 'exp'>,
  now: number,
  tolerance: number,
): AgeFlaw | null {
  if (iat * 1000 > now + tolerance * 1000) return 'FROM_FUTURE';
  return now >= Math.min(exp, iat + longestPassLife) * 1000 ? 'TOO_OLD' : null;
}

/** The tickets that are valid on a day, those that are valid longest first. */
export const ticketsValidOn = ({ tkt }: Pick<PassClaims, 'tkt'>, day: string): readonly PassTicket[] =>
  tkt
    .filter(([, , from, to]) => from <= day && day <= to)
    .toSorted(([, , , one], [, , , other]) => (one < other ? 1 : -1));

/** How many days are left after this one; 0 = today is the last one. */
export const daysLeft = (day: string, lastDay: string): number => daysBetween(day, lastDay);

/** Why a well signed pass does not let its holder travel on a day; null = it does. */
export type TravelFlaw = 'CARD_EXPIRED' | 'NO_TICKET';

export function travelFlawOf(claims: Pick<PassClaims, 'cex' | 'tkt'>, day: string): TravelFlaw | null {
  if (claims.cex < day) return 'CARD_EXPIRED';
  return ticketsValidOn(claims, day).length === 0 ? 'NO_TICKET' : null;
}
