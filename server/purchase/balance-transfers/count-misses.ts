import { attemptLimits } from '../../accounts/auth/attempt-limits.ts';
import { countFailures } from '../../accounts/auth/count-failures.ts';
import type { Call } from '../../platform/http/route.ts';

type SearchCall = Pick<Call<never>, 'services' | 'address' | 'now'> & {
  readonly caller: { readonly accountId: number };
};

/** The error of a search that found no card. */
class Miss extends Error {}

/**
 * Searches for an old card. Searches without a result are counted and limited, so that nobody finds cards of other
 * people by trying numbers. Throws the errors of `search`, and ApiError TOO_MANY_ATTEMPTS.
 * @param search resolves with the balance in minor units; null = there is no such card
 */
export async function countMisses(
  { services, caller, address, now }: SearchCall,
  search: () => Promise<number | null>,
): Promise<number | null> {
  const { database, settings } = services;
  const numbers = await settings.numbers(database);
  const limits = attemptLimits(numbers, 'oldCard', {
    account: { value: String(caller.accountId), allowed: numbers.OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT },
    address: { value: address, allowed: numbers.OLD_CARD_MISSES_ALLOWED_PER_ADDRESS },
  });
  const isMiss = (error: unknown): boolean => error instanceof Miss;
  const make = async (): Promise<number> => {
    const balance = await search();
    if (balance === null) throw new Miss();
    return balance;
  };
  try {
    return await countFailures(database, limits, now, { make, failed: isMiss });
  } catch (error) {
    if (isMiss(error)) return null;
    throw error;
  }
}
