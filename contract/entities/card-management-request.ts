import * as v from 'valibot';
import { Id, IsoMoment } from '../values.ts';

/**
 * A request to another account to manage the card of the caller's own customer, which that account has not answered.
 * `username` is the e-mail that was asked; after `answerableUntil` the request is EXPIRED.
 */
export const CardManagementRequest = v.object({
  id: Id,
  username: v.string(),
  requested: IsoMoment,
  answerableUntil: IsoMoment,
  state: v.picklist(['OPEN', 'EXPIRED']),
});
export type CardManagementRequest = v.InferOutput<typeof CardManagementRequest>;
