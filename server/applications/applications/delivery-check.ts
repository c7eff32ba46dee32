import { cardApplicationDeliveryCheck } from '#contract/endpoints/card-application-checks.ts';
import { route } from '../../platform/http/route.ts';
import { readApplicant } from './applicant.ts';
import { findCountingFee } from './counting-fee.ts';
import { everyObstacle } from './refuse-application.ts';
import type { ApplicationObstacle } from './refuse-application.ts';

/**
 * A draft is also a customer of the account, so both the draft and the customer are checked. An obstacle that both have
 * is returned only one time.
 */
export const deliveryCheckRoute = route(cardApplicationDeliveryCheck, 'read', async (call) => {
  const { originId, draftId = originId } = call.query;
  const found: ApplicationObstacle[] = [];
  for (const id of new Set([originId, draftId])) {
    found.push(...(await everyObstacle(call, await readApplicant(call.database, call.caller, id))));
  }
  const feeCounts = (await findCountingFee(call.database, originId)) !== null;
  return { errors: [...new Set(found)], feeCounts };
});
