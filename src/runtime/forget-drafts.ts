import { draftDatabase } from '#api/composed/application-drafts/draft-database-name.ts';
import { findDatabases, mayHaveDatabase } from './browser-store.ts';

/**
 * Erases the drafts of applications that the device keeps for an account (WIZ-06). Most devices have none, so the code
 * is loaded only if they may have some. If it cannot be loaded or fails, the drafts of all accounts are erased: after a
 * log-out, no draft must stay that the next person could read.
 */
export async function forgetDrafts(accountId: number): Promise<void> {
  try {
    if (!(await mayHaveDatabase(draftDatabase))) return;
    const { eraseDrafts } = await import('#api/composed/application-drafts/erase-drafts.ts');
    await eraseDrafts(accountId);
  } catch {
    findDatabases()?.deleteDatabase(draftDatabase);
  }
}
