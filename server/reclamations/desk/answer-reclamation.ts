import { answerReclamation } from '#contract/endpoints/reclamation-desk.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import type { Sent } from '#contract/values.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { eq } from '../../platform/db/orm.ts';
import { reclamations } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { recordAndMailReclamationEvent } from '../records/record-event.ts';
import { readDeskReclamation } from './desk-reclamations.ts';

/**
 * Locks and answers a reclamation, so that only one of two clerks succeeds; the account gets a mail. Throws ApiError
 * NOT_FOUND, RECLAMATION_ALREADY_ANSWERED.
 */
async function answer(call: Call<typeof answerReclamation>): Promise<Sent<typeof DeskReclamation>> {
  const { database, services, caller, params, body, now, locale } = call;
  const { verdict, answer: text, fee } = body;
  const isIt = eq(reclamations.id, params.id);
  const [found] = await database.select({ state: reclamations.state }).from(reclamations).where(isIt).for('update');
  if (found === undefined) throw new ApiError('NOT_FOUND');
  if (found.state !== 'PENDING') throw new ApiError('RECLAMATION_ALREADY_ANSWERED');
  await database.update(reclamations).set({ state: verdict, answer: text, fee }).where(isIt);
  await recordAndMailReclamationEvent(database, params.id, { kind: verdict, at: now, by: caller.username });
  services.wakeOutbox();
  return inserted(await readDeskReclamation(database, params.id, locale));
}

export const answerReclamationRoute = route(answerReclamation, 'write', answer);
