import type { FollowedApplication } from '#contract/entities/account-page.ts';
import type { OpenApplication } from '#contract/entities/application-progress.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { branchOffices, cardApplications, customerCards } from '../../platform/db/schema.ts';
import { progressOf } from '../records/application-facts.ts';
import { readEvents } from '../records/read-events.ts';

/** Not the submitted changes, which contain a photo. */
const columns = {
  state: cardApplications.state,
  carrierType: cardApplications.carrierType,
  paid: cardApplications.paid,
  cardForFree: cardApplications.cardForFree,
  correction: cardApplications.correction,
  bankCardId: cardApplications.bankCardId,
  created: cardApplications.created,
  checkedDate: cardApplications.checkedDate,
  deliveryBranchOfficeId: cardApplications.deliveryBranchOfficeId,
};

/** Adds to an open application its stops up to the card, and the branch office where the card is collected. */
export async function followApplication(database: Database, open: OpenApplication): Promise<FollowedApplication> {
  const [row] = await database
    .select({ application: columns, card: customerCards.state, branchOffice: branchOffices.name })
    .from(cardApplications)
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .leftJoin(branchOffices, eq(branchOffices.id, cardApplications.deliveryBranchOfficeId))
    .where(eq(cardApplications.id, open.id));
  if (row === undefined) return { ...open, progress: [], branchOffice: null };
  const { application, card, branchOffice } = row;
  return { ...open, progress: progressOf(application, card, await readEvents(database, open.id)), branchOffice };
}
