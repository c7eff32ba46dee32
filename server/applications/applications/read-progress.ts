import type { ApplicationCorrection, ProgressStop } from '#contract/entities/application-progress.ts';
import type { ApplicationPhoto } from '#contract/entities/card-application.ts';
import type { Locale } from '#contract/enumerations.ts';
import { applicationPhoto } from '#rules/application-photo.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, inArray, isNotNull } from '../../platform/db/orm.ts';
import { attachmentTypes, cardApplications, customerCards, customers } from '../../platform/db/schema.ts';
import { progressOf } from '../records/application-facts.ts';
import type { ApplicationRow } from '../records/application-facts.ts';
import { namedCorrection } from '../records/named-correction.ts';
import { readEvents } from '../records/read-events.ts';
import { findCountingFee } from './counting-fee.ts';

interface ReadProgress {
  readonly progress: ProgressStop[];
  readonly photo: ApplicationPhoto;
  readonly correction: ApplicationCorrection | null;
  /** Whether the application's fee counts for the customer's next application. */
  readonly feeCounts: boolean;
}

async function feeCounts(database: Database, application: ApplicationRow): Promise<boolean> {
  const { id, customerId, feeOfId, state, paid } = application;
  if (state !== 'REJECTED' || !paid) return false;
  return (await findCountingFee(database, customerId)) === (feeOfId ?? id);
}

/** The progress of an application, the photo for its card, and the requested correction. */
export async function readProgress(database: Database, id: number, locale: Locale): Promise<ReadProgress> {
  const [row] = await database
    .select({
      application: cardApplications,
      card: customerCards.state,
      hasPhoto: isNotNull(customers.photo).mapWith(Boolean),
    })
    .from(cardApplications)
    .innerJoin(customers, eq(customers.id, cardApplications.customerId))
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .where(eq(cardApplications.id, id));
  if (row === undefined) return { progress: [], photo: 'NONE', correction: null, feeCounts: false };
  const { application, card, hasPhoto } = row;
  const typeIds = application.correction?.attachments.map(({ typeId }) => typeId) ?? [];
  const types =
    typeIds.length === 0
      ? []
      : await database.select().from(attachmentTypes).where(inArray(attachmentTypes.id, typeIds));
  return {
    progress: progressOf(application, card, await readEvents(database, id)),
    photo: applicationPhoto({
      keepPhoto: application.keepPhoto,
      submitted: application.customerChanges?.photo,
      hasPhoto,
    }),
    correction: namedCorrection(application.correction, types, locale),
    feeCounts: await feeCounts(database, application),
  };
}
