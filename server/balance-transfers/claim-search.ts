import { attemptLimits } from '../auth/attempt-limits.ts';
import { claimAttempt } from '../auth/attempts.ts';
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
  const limits = attemptLimits(figures, 'oldCard', {
    account: { value: String(caller.accountId), allowed: figures.OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT },
    address: { value: address, allowed: figures.OLD_CARD_MISSES_ALLOWED_PER_ADDRESS },
  });
  return claimAttempt(database, limits, now);
}
