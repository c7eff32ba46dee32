import { attemptLimits } from '../auth/attempt-limits.ts';
import { claimAttempt, withdrawAttempt } from '../auth/attempts.ts';
import type { Caller } from '../http/route.ts';
import type { Services } from '../services/services.ts';

interface ConnectionCall {
  readonly services: Services;
  readonly caller: Caller;
  readonly address: string;
  readonly now: Date;
}

/**
 * Counts an attempt to connect a card before the numbers are compared, so that nobody finds out by many of them which belong
 * together: of an account, from a network address, and for a card by all accounts. Throws ApiError TOO_MANY_ATTEMPTS.
 * @returns a function to call when the card was connected: the attempt does not count then
 */
export async function claimConnection(
  { services: { database, settings }, caller, address, now }: ConnectionCall,
  cardNumber: string,
): Promise<() => Promise<void>> {
  const figures = await settings.figures(database);
  const limits = attemptLimits(figures, 'connectCard', {
    account: { value: String(caller.accountId), allowed: figures.CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT },
    address: { value: address, allowed: figures.CARD_CONNECTIONS_ALLOWED_PER_ADDRESS },
    card: { value: cardNumber, allowed: figures.CARD_CONNECTIONS_ALLOWED_PER_CARD },
  });
  const counted = await claimAttempt(database, limits, now);
  return () => withdrawAttempt(database, counted);
}
