import type { PassClaims, PassTicket } from '#contract/entities/pass.ts';
import { daysBetween } from './dates.ts';

/** The maximum time for which a pass can be shown, in seconds, regardless of the configuration (PAS-02). */
export const longestPassLife = 24 * 3600;

/** When a pass that is signed at `issued` (epoch seconds) expires; `hours` is the operator's configuration. */
export const passEnd = (issued: number, hours: number): number => issued + Math.min(hours * 3600, longestPassLife);

/** Why a pass is too old or from the future; null = it can be shown. */
export type AgeFlaw = 'TOO_OLD' | 'FROM_FUTURE';

/**
 * Compares a pass with the time. The two clocks may differ by `tolerance` at the time of signing, but the end of the
 * pass has no tolerance.
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

/** The tickets that are valid on a day, sorted by their last day, latest first. */
export const ticketsValidOn = ({ tkt }: Pick<PassClaims, 'tkt'>, day: string): readonly PassTicket[] =>
  tkt
    .filter(([, , from, to]) => from <= day && day <= to)
    .toSorted(([, , , one], [, , , other]) => (one < other ? 1 : -1));

/** The number of days left after this day; 0 = this is the last day. */
export const daysLeft = (day: string, lastDay: string): number => daysBetween(day, lastDay);

/** Why a correctly signed pass does not allow its holder to travel on a day; null = the holder may travel. */
export type TravelFlaw = 'CARD_EXPIRED' | 'NO_TICKET';

export function travelFlawOf(claims: Pick<PassClaims, 'cex' | 'tkt'>, day: string): TravelFlaw | null {
  if (claims.cex < day) return 'CARD_EXPIRED';
  return ticketsValidOn(claims, day).length === 0 ? 'NO_TICKET' : null;
}
