import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { checkedEMail } from '../auth/check-credentials.ts';
import { claimRequest } from '../auth/claim-request.ts';
import { findAccount } from '../auth/find-account.ts';
import { askToManage } from './ask-to-manage.ts';
import { registeredCustomer } from './check-managing.ts';
import { recordForBothSides } from './record-management.ts';

/**
 * Mails another account the request to manage the caller's card, with a link to agree and a link to decline (LNK-04,
 * MCD-02).
 */
export const requestCardManagementRoute = route(requestCardManagement, 'own', async (call) => {
  const { body, caller, now } = call;
  const { database, settings, wakeOutbox } = call.services;
  const username = checkedEMail(body.username);
  await claimRequest(call, 'requestCardManagement', String(caller.accountId));
  const numbers = await settings.numbers(database);
  await database.transaction(async (transaction) => {
    const customerId = await registeredCustomer(transaction, caller.accountId);
    if (customerId === undefined) throw new ApiError('INVALID_CUSTOMER_CARD');
    const asked = await findAccount(transaction, username);
    if (asked?.id === caller.accountId) throw new ApiError('CANNOT_MANAGE_OWN_CARD');
    await askToManage(transaction, { customerId, asked }, numbers, now);
    if (asked !== undefined)
      await recordForBothSides(
        transaction,
        { kind: 'MANAGEMENT_REQUESTED', at: now, by: 'HOLDER' },
        { customerId, holderId: caller.accountId, managerId: asked.id },
      );
  });
  wakeOutbox();
  return undefined;
});
