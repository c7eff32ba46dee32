import type { Database } from '../../platform/db/database.ts';
import { and, eq, or } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { cardApplicationDrafts } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/route.ts';

const { id: draftId, flowId: draftFlowId, accountId } = cardApplicationDrafts;

async function deleteOwn(database: Database, caller: Caller, which: SQL | undefined): Promise<boolean> {
  const deleted = await database
    .delete(cardApplicationDrafts)
    .where(and(eq(accountId, caller.accountId), which))
    .returning({ id: draftId });
  return deleted.length > 0;
}

/** Deletes a draft of the account with its files; false if there is no such draft. */
export const deleteDraft = (database: Database, caller: Caller, id: number): Promise<boolean> =>
  deleteOwn(database, caller, eq(draftId, id));

interface Filed {
  readonly flowId: string | null;
  readonly draftId: number | null;
}

/**
 * Deletes the drafts of an application that is filed. The wizard may not know its draft, because the answer to its first
 * save request is missing; and another wizard may have replaced the draft that it knows.
 */
export async function deleteFiledDrafts(database: Database, caller: Caller, filed: Filed): Promise<void> {
  const ofFlow = filed.flowId === null ? [] : [eq(draftFlowId, filed.flowId)];
  const known = filed.draftId === null ? [] : [eq(draftId, filed.draftId)];
  const which = [...ofFlow, ...known];
  if (which.length > 0) await deleteOwn(database, caller, or(...which));
}
