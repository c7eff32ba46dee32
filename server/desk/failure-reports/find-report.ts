import * as v from 'valibot';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { deskFailureReport } from '#contract/endpoints/failure-reports.ts';
import { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { failureCodeOf, formatFailureCode } from '#rules/failure-code.ts';
import { eq } from '../../platform/db/orm.ts';
import { failureReports } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { keptUntil } from './kept-until.ts';

/** The report with a code. Throws ApiError NOT_FOUND, also after the report was deleted. */
export async function findReport({
  database,
  services,
  params,
}: Call<typeof deskFailureReport>): Promise<AnswerOf<typeof deskFailureReport>> {
  const code = failureCodeOf(params.code);
  const [found] =
    code === null ? [] : await database.select().from(failureReports).where(eq(failureReports.code, code));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const days = await services.settings.number(database, 'FAILURE_REPORT_KEPT_IN_DAYS');
  return {
    code: formatFailureCode(found.code),
    reported: found.reported.toISOString(),
    keptUntil: keptUntil(found.reported, days),
    ticket: v.parse(ReplayTicket, JSON.parse(found.ticket)),
  };
}
