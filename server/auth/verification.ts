import { confirmation, resendVerification } from '../../contract/endpoints/auth.ts';
import { recordForAccount } from '../account-events/record-event.ts';
import type { Database } from '../db/database.ts';
import { and, eq } from '../db/orm.ts';
import { customerAccounts } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { checkedEMail } from './check-credentials.ts';
import { claimRequest } from './claim-request.ts';
import { findAccount } from './find-account.ts';
import { askForToken, findToken, useToken } from './mailed-tokens.ts';

/** The system may have verified the account meanwhile. */
async function verify(transaction: Database, accountId: number, now: Date): Promise<void> {
  const verified = await transaction
    .update(customerAccounts)
    .set({ verified: true })
    .where(and(eq(customerAccounts.id, accountId), eq(customerAccounts.verified, false)))
    .returning({ id: customerAccounts.id });
  for (const { id } of verified)
    await recordForAccount(transaction, id, 'ACCOUNT', { kind: 'ACCOUNT_VERIFIED', at: now });
}

/**
 * Verifies an account by its mailed token (VER-01). A token that was used gets the same answer again until it expires,
 * so that reloading the page does no harm.
 */
const confirmationRoute = route(confirmation, 'write', async ({ body, database, now }) => {
  const token = await findToken(database, ['VERIFY'], body.value);
  if (token === undefined || token.accountId === null || token.expires <= now) {
    throw new ApiError('INVALID_VERIFICATION_TOKEN');
  }
  if (await useToken(database, token, now)) {
    await verify(database, token.accountId, now);
    return undefined;
  }
  const usedBefore = await findToken(database, ['VERIFY'], body.value);
  if (usedBefore === undefined) throw new ApiError('INVALID_VERIFICATION_TOKEN');
  return undefined;
});

/** Mails a new link to an unverified account; the answer does not tell whether such an account exists (VER-02). */
const resendRoute = route(resendVerification, 'own', async (call) => {
  const { body, now } = call;
  const { database, settings, wakeOutbox } = call.services;
  const username = checkedEMail(body.value);
  await claimRequest(call, 'resendVerification', username);
  const figures = await settings.figures(database);
  await database.transaction(async (transaction) => {
    const account = await findAccount(transaction, username);
    const accountId = account === undefined || account.verified ? null : account.id;
    await askForToken(transaction, { kind: 'VERIFY', accountId }, figures, now);
  });
  wakeOutbox();
  return undefined;
});

export const verificationRoutes: readonly Route[] = [confirmationRoute, resendRoute];
