import { updateSystemCustomerAccount } from '#contract/endpoints/system-customer-accounts.ts';
import type { EventKind } from '#contract/entities/trail.ts';
import { recordForAccount } from '../../accounts/events/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, isNull, sql } from '../../platform/db/orm.ts';
import { customerAccounts, isCustomers, mailedTokens } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { readSystemAccount } from './account-query.ts';
import { mailLink } from './create-account.ts';
import { changeAccount, checkedUsername } from './write-account.ts';

async function lockAccount(transaction: Database, id: number) {
  const [account] = await transaction
    .select()
    .from(customerAccounts)
    .where(and(eq(customerAccounts.id, id), isCustomers(customerAccounts)))
    .for('update');
  if (account === undefined) throw new ApiError('NOT_FOUND');
  return account;
}

/** Links that were mailed to the previous address must not open the account any more. */
const voidMailedLinks = (transaction: Database, accountId: number) =>
  transaction.delete(mailedTokens).where(and(eq(mailedTokens.accountId, accountId), isNull(mailedTokens.used)));

/**
 * Changes an account. If its username changes or its verification is removed, all its tokens end; an account that is
 * then unverified gets a mail with a verification link. Throws ApiError NOT_FOUND, CUSTOMER_EMAIL_NOT_UNIQUE.
 */
export const updateSystemCustomerAccountRoute = route(updateSystemCustomerAccount, 'write', async (call) => {
  const { database, body, params, services, now } = call;
  const { verified, locale, withheldPages } = body;
  const username = checkedUsername(body.username);
  const before = await lockAccount(database, params.id);
  const isRenamed = before.username !== username;
  const isUnverified = before.verified && !verified;
  const endsTokens = isRenamed || isUnverified;
  const ended = { credentialsVersion: sql`${customerAccounts.credentialsVersion} + 1`, keptTokenId: null };
  const pages = { withheldPages: [...new Set(withheldPages)] };
  await changeAccount(database, params.id, { username, verified, locale, ...pages, ...(endsTokens ? ended : {}) });
  const changedKinds: EventKind[] = [
    ...(isRenamed ? ['USERNAME_CHANGED' as const] : []),
    ...(isUnverified ? ['ACCOUNT_UNVERIFIED' as const] : []),
    ...(!before.verified && verified ? ['ACCOUNT_VERIFIED' as const] : []),
  ];
  for (const kind of changedKinds) await recordForAccount(database, params.id, 'OPERATOR', { kind, at: now });
  if (isRenamed) await voidMailedLinks(database, params.id);
  if (endsTokens && !verified) await mailLink(call, params.id, 'VERIFY');
  services.credentials.forget(params.id);
  return readSystemAccount(database, params.id);
});
