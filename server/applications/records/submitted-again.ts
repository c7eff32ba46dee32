import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import { remainingCorrection, withoutAttachment, withoutPhoto } from '#rules/card-application-progress.ts';
import type { KeptCorrection } from '#rules/card-application-progress.ts';
import type { Doer } from '../../accounts/events/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import { recordEvents } from './record-event.ts';

interface Asked {
  readonly id: number;
  readonly correction: KeptCorrection;
  readonly doer: Doer;
}

async function keep(transaction: Database, { id, correction, doer }: Asked, now: Date): Promise<void> {
  const remaining = remainingCorrection(correction);
  await transaction.update(cardApplications).set({ correction: remaining }).where(eq(cardApplications.id, id));
  if (remaining === null) await recordEvents(transaction, [id], { kind: 'CORRECTED', at: now, doer });
}

/**
 * Records that a requested file was submitted again. After the last requested item, the application returns to the desk.
 * @param transaction one that has locked the application
 */
export const recordAttachmentSubmitted = (
  transaction: Database,
  { correction, ...asked }: Asked,
  attachment: AskedAttachment,
  now: Date,
): Promise<void> => keep(transaction, { ...asked, correction: withoutAttachment(correction, attachment) }, now);

/** Records that the requested photo was submitted again, like {@link recordAttachmentSubmitted}. */
export const recordPhotoSubmitted = (
  transaction: Database,
  { correction, ...asked }: Asked,
  now: Date,
): Promise<void> => keep(transaction, { ...asked, correction: withoutPhoto(correction) }, now);
