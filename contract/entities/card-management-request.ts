import * as v from 'valibot';
import { Id, IsoMoment } from '../values.ts';

/**
 * An unanswered request to another account to manage the card of the caller's own customer. `username` is the e-mail
 * address of that account; after `answerableUntil` the request is EXPIRED.
 */
export const CardManagementRequest = v.object({
  id: Id,
  username: v.string(),
  requested: IsoMoment,
  answerableUntil: IsoMoment,
  state: v.picklist(['OPEN', 'EXPIRED']),
});
export type CardManagementRequest = v.InferOutput<typeof CardManagementRequest>;
