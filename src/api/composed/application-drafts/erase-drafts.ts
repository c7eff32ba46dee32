import { inTransaction } from './draft-database.ts';
import { deleteDrafts } from './draft-rows.ts';

/** Deletes everything that the device keeps of an account's applications. */
export const eraseDrafts = (accountId: number): Promise<void> =>
  inTransaction(async (transaction) => {
    const ofAccount = transaction.objectStore('drafts').index('account');
    await deleteDrafts(transaction, await ofAccount.getAllKeys(accountId));
    await transaction.objectStore('flows').delete(IDBKeyRange.bound([accountId], [accountId, []]));
  });
