import type { Services } from '../services/services.ts';
import { attemptSubject, claimAttempt } from './attempts.ts';

interface Requesting {
  readonly services: Services;
  readonly address: string;
  readonly now: Date;
}

/**
 * Counts a request that mails or that costs much before it is done: few for one account (or what stands for it: the name
 * that was given, whether there is such an account; a token), many from one address. Throws ApiError TOO_MANY_ATTEMPTS.
 */
export async function claimRequest(call: Requesting, operation: string, account: string): Promise<void> {
  const { database, settings } = call.services;
  const figures = await settings.figures(database);
  const windowMinutes = figures.REQUESTS_WINDOW_IN_MINUTES;
  const limits = [
    {
      subject: attemptSubject(operation, 'account', account.toLowerCase()),
      allowed: figures.REQUESTS_ALLOWED_PER_ACCOUNT,
      windowMinutes,
    },
    {
      subject: attemptSubject(operation, 'address', call.address),
      allowed: figures.REQUESTS_ALLOWED_PER_ADDRESS,
      windowMinutes,
    },
  ];
  await claimAttempt(database, limits, call.now);
}
