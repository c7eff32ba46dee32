import { deleteSystemCustomerAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { deleteLockedAccount, prepareDeletion } from '../../accounts/deletion/delete-account.ts';
import { lockForDeletion } from '../../accounts/deletion/lock-account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { readSystemAccount } from './account-query.ts';

/**
 * Deletes an account as if its owner had deleted it (docs/privacy.md), by the same rule. Throws ApiError NOT_FOUND, and
 * the name of the obstacle.
 */
export const deleteSystemCustomerAccountRoute = route(deleteSystemCustomerAccount, 'own', async (call) => {
  const { database, credentials, wakeOutbox } = call.services;
  const { id } = call.params;
  const prepared = await prepareDeletion(call);
  await database.transaction(async (transaction) => {
    const account = await lockForDeletion(transaction, id);
    if (account === undefined) throw new ApiError('NOT_FOUND');
    // Checked after the lock, because another call may have deleted the account before.
    await readSystemAccount(transaction, id);
    await deleteLockedAccount(transaction, account, prepared);
  });
  credentials.forget(id);
  wakeOutbox();
  return undefined;
});
