import type { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { recordEvents } from '../records/record-event.ts';

/**
 * Withdraws an application (CRT-05). Throws ApiError NOT_FOUND for another account's application,
 * CARD_APPLICATION_CLOSED.
 */
export async function reject({
  database,
  caller,
  params,
  body,
  now,
}: Call<typeof rejectCardApplication>): Promise<undefined> {
  const [application] = await database
    .select()
    .from(cardApplications)
    .where(and(eq(cardApplications.id, params.id), eq(cardApplications.accountId, caller.accountId)))
    .for('update');
  if (application === undefined) throw new ApiError('NOT_FOUND');
  if (application.state === 'REJECTED') return;
  if (application.paid || application.state === 'PROCESSED') throw new ApiError('CARD_APPLICATION_CLOSED');
  await database
    .update(cardApplications)
    .set({ state: 'REJECTED', note: body.note })
    .where(eq(cardApplications.id, application.id));
  await recordEvents(database, [application.id], { kind: 'WITHDRAWN', at: now, note: body.note, doer: caller });
}
