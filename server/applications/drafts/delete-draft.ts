import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cardApplicationDrafts } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/route.ts';

/** Deletes a draft of the account with its files; false if there is no such draft. */
export async function deleteDraft(database: Database, caller: Caller, id: number | null): Promise<boolean> {
  if (id === null) return false;
  const isOwn = eq(cardApplicationDrafts.accountId, caller.accountId);
  const deleted = await database
    .delete(cardApplicationDrafts)
    .where(and(eq(cardApplicationDrafts.id, id), isOwn))
    .returning({ id: cardApplicationDrafts.id });
  return deleted.length > 0;
}
