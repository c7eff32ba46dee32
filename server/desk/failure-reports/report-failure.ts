import { randomInt } from 'node:crypto';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { reportFailure } from '#contract/endpoints/failure-reports.ts';
import { mostTicketBytes } from '#contract/entities/replay-ticket.ts';
import { failureCodeLength, failureCodeSigns, formatFailureCode } from '#rules/failure-code.ts';
import { attemptLimits } from '../../accounts/auth/attempt-limits.ts';
import { claimAttempt } from '../../accounts/auth/attempts.ts';
import { failureReports } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { keptUntil } from './kept-until.ts';

const randomCode = (): string =>
  Array.from({ length: failureCodeLength }, () => failureCodeSigns[randomInt(failureCodeSigns.length)]).join('');

/**
 * Stores a report and gives it a code. The sender is not recorded; only a hash of the network address is kept for a day,
 * to count reports. Throws ApiError PAYLOAD_TOO_LARGE or TOO_MANY_ATTEMPTS.
 */
export async function keepReport(call: Call<typeof reportFailure>): Promise<AnswerOf<typeof reportFailure>> {
  const { body, now, address, services } = call;
  const { database, settings } = services;
  const ticket = JSON.stringify(body.ticket);
  if (Buffer.byteLength(ticket) > mostTicketBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  const numbers = await settings.numbers(database);
  const limits = attemptLimits(numbers, 'reportFailure', {
    address: { value: address, allowed: numbers.FAILURE_REPORTS_ALLOWED_PER_ADDRESS },
  });
  await claimAttempt(database, limits, now);
  const code = randomCode();
  await database.insert(failureReports).values({ code, reported: now, ticket });
  return { code: formatFailureCode(code), keptUntil: keptUntil(now, numbers.FAILURE_REPORT_KEPT_IN_DAYS) };
}
