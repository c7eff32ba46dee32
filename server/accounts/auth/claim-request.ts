import type { Services } from '../../platform/services/services.ts';
import { attemptLimits } from './attempt-limits.ts';
import { claimAttempt } from './attempts.ts';

interface RequestCall {
  readonly services: Services;
  readonly address: string;
  readonly now: Date;
}

/**
 * Counts a request that sends a mail or is expensive, before it is processed. A few requests are allowed for one
 * account, many for one network address. Throws ApiError TOO_MANY_ATTEMPTS.
 * @param account identifies the account: the username as given (whether or not such an account exists) or a token
 */
export async function claimRequest(call: RequestCall, operation: string, account: string): Promise<void> {
  const { database, settings } = call.services;
  const numbers = await settings.numbers(database);
  const limits = attemptLimits(numbers, operation, {
    account: { value: account.toLowerCase(), allowed: numbers.REQUESTS_ALLOWED_PER_ACCOUNT },
    address: { value: call.address, allowed: numbers.REQUESTS_ALLOWED_PER_ADDRESS },
  });
  await claimAttempt(database, limits, call.now);
}
