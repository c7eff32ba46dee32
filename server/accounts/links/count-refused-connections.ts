import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call, Caller } from '../../platform/http/route.ts';
import { attemptLimits } from '../auth/attempt-limits.ts';
import { countFailures } from '../auth/count-failures.ts';

type ConnectionCall = Pick<Call<never>, 'services' | 'address' | 'now'> & { readonly caller: Caller };

/**
 * Connects a card. Refusals are counted for the account, for the network, and for the card (all accounts together), so
 * that nobody finds out by many attempts which numbers belong together. Throws what `connect` throws, and ApiError
 * TOO_MANY_ATTEMPTS.
 */
export async function countRefusedConnections<Result>(
  { services: { database, settings }, caller, address, now }: ConnectionCall,
  cardNumber: string,
  connect: () => Promise<Result>,
): Promise<Result> {
  const numbers = await settings.numbers(database);
  const limits = attemptLimits(numbers, 'connectCard', {
    account: { value: String(caller.accountId), allowed: numbers.CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT },
    address: { value: address, allowed: numbers.CARD_CONNECTIONS_ALLOWED_PER_ADDRESS },
    card: { value: cardNumber, allowed: numbers.CARD_CONNECTIONS_ALLOWED_PER_CARD },
  });
  return countFailures(database, limits, now, { make: connect, failed: (error) => error instanceof ApiError });
}
