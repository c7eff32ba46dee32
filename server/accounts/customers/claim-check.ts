import type { Call } from '../../platform/http/route.ts';
import { attemptSubject, claimAttempt } from '../auth/attempts.ts';
import type { AttemptLimit } from '../auth/attempts.ts';

/** A question by which an account could find out something about people whom it may not know. */
export type Question = 'checkCustomer' | 'checkIsicNumber';

type AskingCall = Pick<Call<never>, 'services' | 'now'> & { readonly caller: { readonly accountId: number } };

/** How often an account may get an answer to a question, through all endpoints together. */
export async function checkLimits(
  { services: { database, settings }, caller }: AskingCall,
  question: Question,
): Promise<readonly AttemptLimit[]> {
  const numbers = await settings.numbers(database);
  const limit = {
    subject: attemptSubject(question, String(caller.accountId)),
    allowed: numbers.CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT,
    windowMinutes: numbers.REQUESTS_WINDOW_IN_MINUTES,
  };
  return [limit];
}

/**
 * Counts a question about people whom the account may not know: with many questions it could find out who has a card.
 * Throws ApiError TOO_MANY_ATTEMPTS.
 */
export async function claimCheck(call: AskingCall, question: Question): Promise<void> {
  await claimAttempt(call.services.database, await checkLimits(call, question), call.now);
}
