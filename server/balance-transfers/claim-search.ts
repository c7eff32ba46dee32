import { attemptSubject, claimAttempt } from '../auth/attempts.ts';
import type { Call } from '../http/route.ts';

type SearchCall = Pick<Call<never>, 'services' | 'address' | 'now'> & {
  readonly caller: { readonly accountId: number };
};

/**
 * Counts a search for an old card before it is made, so that nobody finds cards of others by trying numbers; one that finds
 * a card is withdrawn afterwards. Returns the ids to withdraw. Throws ApiError TOO_MANY_ATTEMPTS.
 */
export async function claimSearch({ services, caller, address, now }: SearchCall): Promise<number[]> {
  const { database, settings } = services;
  const figures = await settings.figures(database);
  const windowMinutes = figures.REQUESTS_WINDOW_IN_MINUTES;
  const limits = [
    {
      subject: attemptSubject('oldCard', 'account', String(caller.accountId)),
      allowed: figures.OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT,
      windowMinutes,
    },
    {
      subject: attemptSubject('oldCard', 'address', address),
      allowed: figures.OLD_CARD_MISSES_ALLOWED_PER_ADDRESS,
      windowMinutes,
    },
  ];
  return claimAttempt(database, limits, now);
}
