import { approveCardManagement, rejectCardManagement } from '#contract/endpoints/customer-account-links.ts';
import type { ErrorName } from '#contract/error-names.ts';
import type { Database } from '../../platform/db/database.ts';
import { accountLinks } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findToken, useToken } from '../auth/mailed-tokens.ts';
import type { MailedToken } from '../auth/mailed-tokens.ts';
import { checkManaging } from './check-managing.ts';
import { notifyOtherSide } from './notify-other-side.ts';

interface DecisionCall {
  readonly database: Database;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * The unanswered request of a token. Throws ApiError `invalid` for an unknown or used token, INVALID_ACCOUNT,
 * EXPIRED_TOKEN.
 */
async function openRequest({ database, caller, now }: DecisionCall, token: string, invalid: ErrorName) {
  const found: MailedToken | undefined = await findToken(database, ['MANAGE_CARD'], token);
  if (found === undefined || found.used !== null || found.customerId === null) throw new ApiError(invalid);
  if (found.accountId !== caller.accountId) throw new ApiError('INVALID_ACCOUNT');
  if (found.expires <= now) throw new ApiError('EXPIRED_TOKEN');
  return { token: found, customerId: found.customerId };
}

/**
 * Links the card and marks the token as used in one transaction; only one of two calls at once succeeds (MCD-01). The
 * customer is locked before the token, as when a request is made, so that the two cannot deadlock.
 */
export const approveCardManagementRoute = route(approveCardManagement, 'write', async (call) => {
  const { body, caller, database, services, now } = call;
  const { accountId } = caller;
  const numbers = await services.settings.numbers(database);
  const invalid = 'APPROVE_MANAGED_CARD_INVALID_TOKEN';
  const { token, customerId } = await openRequest(call, body.token, invalid);
  await checkManaging(database, customerId, accountId, numbers);
  if (!(await useToken(database, token, now))) throw new ApiError(invalid);
  const link = { accountId, customerId, type: 'MANAGED', created: now } as const;
  const made = await database.insert(accountLinks).values(link).onConflictDoNothing().returning();
  if (made.length === 0) throw new ApiError('CARD_ALREADY_MANAGED');
  await notifyOtherSide(database, 'APPROVED', { customerId, managerId: accountId }, now);
  return undefined;
});

export const rejectCardManagementRoute = route(rejectCardManagement, 'write', async (call) => {
  const invalid = 'REJECT_MANAGED_CARD_INVALID_TOKEN';
  const { database, caller, now } = call;
  const { token, customerId } = await openRequest(call, call.params.token, invalid);
  if (!(await useToken(database, token, now))) throw new ApiError(invalid);
  await notifyOtherSide(database, 'DECLINED', { customerId, managerId: caller.accountId }, now);
  return undefined;
});
