import * as v from 'valibot';
import { Id, IsoMoment } from '../values.ts';

/** A mail to an account that the shop stopped trying to send (MAI-01). */
export const UndeliveredMail = v.object({
  id: Id,
  failed: IsoMoment,
  recipient: v.string(),
  subject: v.string(),
  /** The codes of the mail server's answer, or that it did not answer; never the text of the answer. */
  reason: v.string(),
  /** When a later mail reached the same address; null = no later mail has. */
  reachedSince: v.nullable(IsoMoment),
});
export type UndeliveredMail = v.InferOutput<typeof UndeliveredMail>;
