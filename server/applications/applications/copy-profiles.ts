import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { cardApplicationProfiles, cardProfiles } from '../../platform/db/schema.ts';

/** Replaces the profiles of a card by the profiles of an application. */
export async function copyProfiles(transaction: Database, applicationId: number, cardId: number): Promise<void> {
  const asked = await transaction
    .select()
    .from(cardApplicationProfiles)
    .where(eq(cardApplicationProfiles.applicationId, applicationId));
  await transaction.delete(cardProfiles).where(eq(cardProfiles.cardId, cardId));
  const rows = asked.map(({ position, customerProfileId, validFrom, validTo, confirmationChecked }) => ({
    cardId,
    position,
    customerProfileId,
    validFrom,
    validTo,
    confirmationChecked,
  }));
  if (rows.length > 0) await transaction.insert(cardProfiles).values(rows);
}
