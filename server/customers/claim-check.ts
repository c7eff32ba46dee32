import { attemptSubject, claimAttempt } from '../auth/attempts.ts';
import type { Call } from '../http/route.ts';

/**
 * Counts a question about people whom the account may not know: otherwise it could find out by many of them who has a
 * card. Throws ApiError TOO_MANY_ATTEMPTS.
 */
export async function claimCheck(
  {
    services,
    caller,
    now,
  }: Pick<Call<never>, 'services' | 'now'> & { readonly caller: { readonly accountId: number } },
  question: string,
): Promise<void> {
  const { database, settings } = services;
  const figures = await settings.figures(database);
  const limit = {
    subject: attemptSubject(question, String(caller.accountId)),
    allowed: figures.CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT,
    windowMinutes: figures.REQUESTS_WINDOW_IN_MINUTES,
  };
  await claimAttempt(database, [limit], now);
}
