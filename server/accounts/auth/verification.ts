import { confirmation, resendVerification } from '#contract/endpoints/auth.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { recordForAccount } from '../events/record-event.ts';
import { checkedEMail } from './check-credentials.ts';
import { claimRequest } from './claim-request.ts';
import { findAccount } from './find-account.ts';
import { askForToken, findToken, useToken } from './mailed-tokens.ts';

/** Another system may have verified the account meanwhile. */
async function verify(transaction: Database, accountId: number, now: Date): Promise<void> {
  const verified = await transaction
    .update(customerAccounts)
    .set({ verified: true })
    .where(and(eq(customerAccounts.id, accountId), eq(customerAccounts.verified, false)))
    .returning({ id: customerAccounts.id });
  for (const { id } of verified)
    await recordForAccount(transaction, id, 'ACCOUNT', { kind: 'ACCOUNT_VERIFIED', at: now });
}

async function isVerified(database: Database, accountId: number): Promise<boolean> {
  const verified = and(eq(customerAccounts.id, accountId), eq(customerAccounts.verified, true));
  return (await database.$count(customerAccounts, verified)) > 0;
}

/**
 * Verifies an account by its mailed token (VER-01). If the account is already verified, a used, replaced or expired link
 * succeeds as well, so that a reload of the page, or an older mail that is opened late, gets no error.
 */
const confirmationRoute = route(confirmation, 'write', async ({ body, database, now }) => {
  const token = await findToken(database, ['VERIFY'], body.value);
  if (token === undefined || token.accountId === null) throw new ApiError('INVALID_VERIFICATION_TOKEN');
  if (await useToken(database, token, now)) await verify(database, token.accountId, now);
  else if (!(await isVerified(database, token.accountId))) throw new ApiError('INVALID_VERIFICATION_TOKEN');
  return undefined;
});

/** Mails a new link to an unverified account; the answer is the same if the account does not exist (VER-02). */
const resendRoute = route(resendVerification, 'own', async (call) => {
  const { body, now, requestedLocale: locale } = call;
  const { database, settings, wakeOutbox } = call.services;
  const username = checkedEMail(body.value);
  await claimRequest(call, 'resendVerification', username);
  const numbers = await settings.numbers(database);
  await database.transaction(async (transaction) => {
    const account = await findAccount(transaction, username);
    const accountId = account === undefined || account.verified ? null : account.id;
    await askForToken(transaction, { kind: 'VERIFY', accountId, locale }, numbers, now);
  });
  wakeOutbox();
  return undefined;
});

export const verificationRoutes: readonly Route[] = [confirmationRoute, resendRoute];
