import {
  resendCardManagementRequest,
  withdrawCardManagementRequest,
} from '#contract/endpoints/card-management-requests.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { customerAccounts, mailedTokens } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { claimRequest } from '../auth/claim-request.ts';
import { voidToken } from '../auth/mailed-tokens.ts';
import { lockCustomers } from '../customers/lock-customers.ts';
import { askToManage } from './ask-to-manage.ts';
import { registeredCustomer } from './check-managing.ts';
import { recordForHolder } from './record-management.ts';

/** The unanswered request of an account. Throws ApiError NOT_FOUND, REQUEST_ALREADY_ANSWERED. */
async function unansweredRequest(database: Database, accountId: number, id: number) {
  const customerId = await registeredCustomer(database, accountId);
  if (customerId === undefined) throw new ApiError('NOT_FOUND');
  const [request] = await database
    .select({
      used: mailedTokens.used,
      asked: { id: customerAccounts.id, verified: customerAccounts.verified },
    })
    .from(mailedTokens)
    .innerJoin(customerAccounts, eq(customerAccounts.id, mailedTokens.accountId))
    .where(and(eq(mailedTokens.id, id), eq(mailedTokens.kind, 'MANAGE_CARD'), eq(mailedTokens.customerId, customerId)));
  if (request === undefined) throw new ApiError('NOT_FOUND');
  if (request.used !== null) throw new ApiError('REQUEST_ALREADY_ANSWERED');
  return { customerId, asked: request.asked };
}

/** Voids the links of a request. Throws ApiError NOT_FOUND if another call has ended the request meanwhile. */
async function endRequest(transaction: Database, id: number, accountId: number): Promise<void> {
  if (!(await voidToken(transaction, { id, accountId }))) throw new ApiError('NOT_FOUND');
}

/** A repeated request is counted like a new request, and the same checks are made. */
export const resendCardManagementRequestRoute = route(resendCardManagementRequest, 'own', async (call) => {
  const { params, caller, now } = call;
  const { database, settings, wakeOutbox } = call.services;
  await claimRequest(call, 'requestCardManagement', String(caller.accountId));
  const numbers = await settings.numbers(database);
  await database.transaction(async (transaction) => {
    const { customerId, asked } = await unansweredRequest(transaction, caller.accountId, params.id);
    // Customers are locked before accounts, as in all transactions that lock both.
    await lockCustomers(transaction, [customerId]);
    await endRequest(transaction, params.id, asked.id);
    await askToManage(transaction, { customerId, asked }, numbers, now);
  });
  wakeOutbox();
  return undefined;
});

/**
 * The other account gets no mail about the withdrawal: if it opens a link of the first mail, the page shows that the
 * link is void.
 */
export const withdrawCardManagementRequestRoute = route(withdrawCardManagementRequest, 'write', async (call) => {
  const { database, params, caller, now } = call;
  const { customerId, asked } = await unansweredRequest(database, caller.accountId, params.id);
  await endRequest(database, params.id, asked.id);
  const action = { kind: 'MANAGEMENT_REQUEST_WITHDRAWN', at: now, by: 'HOLDER' } as const;
  await recordForHolder(database, action, { customerId, holderId: caller.accountId, managerId: asked.id });
  return undefined;
});
