import { eq, sql } from 'drizzle-orm';
import { changePassword, updatePassword } from '../../contract/endpoints/auth.ts';
import type { Database } from '../db/database.ts';
import { customerAccounts } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { checkChosenPassword } from './check-credentials.ts';
import { claimRequest } from './claim-request.ts';
import { forgetLoginFailures } from './login-attempts.ts';
import { findToken, useToken, voidTokens } from './mailed-tokens.ts';
import type { MailedToken } from './mailed-tokens.ts';
import { hashPassword } from '../credentials/passwords.ts';

interface NewPassword {
  readonly passwordHash: string;
  /** The one log-in that goes on; all others end. */
  readonly keptTokenId: string | null;
  readonly verified?: true;
}

/** Links that were mailed for the old password stop working. Gives the username; undefined when the account is gone. */
async function setPassword(transaction: Database, accountId: number, given: NewPassword): Promise<string | undefined> {
  const [account] = await transaction
    .update(customerAccounts)
    .set({ ...given, credentialsVersion: sql`${customerAccounts.credentialsVersion} + 1` })
    .where(eq(customerAccounts.id, accountId))
    .returning({ username: customerAccounts.username });
  await voidTokens(transaction, { kind: 'PASSWORD', accountId });
  return account?.username;
}

const invalid = (): ApiError => new ApiError('INVALID_VERIFICATION_TOKEN');

async function findWorkingToken(database: Database, token: string, now: Date): Promise<MailedToken> {
  const found = await findToken(database, 'PASSWORD', token);
  if (found === undefined || found.used !== null || found.expires <= now) throw invalid();
  return found;
}

/** A new password by the mailed token (PWD-02), which proves the address too: an account that waited is verified. */
const changePasswordRoute = route(changePassword, 'own', async (call) => {
  const { body, now, address } = call;
  const { database, credentials } = call.services;
  checkChosenPassword(body.password);
  await claimRequest(call, 'changePassword', body.token);
  const token = await findWorkingToken(database, body.token, now);
  const { accountId } = token;
  if (accountId === null) throw invalid();
  const passwordHash = await hashPassword(body.password);
  const username = await database.transaction(async (transaction) => {
    if (!(await useToken(transaction, token, now))) throw invalid();
    return setPassword(transaction, accountId, { passwordHash, keptTokenId: null, verified: true });
  });
  credentials.forget(accountId);
  if (username !== undefined) await forgetLoginFailures(database, { username, address });
  return undefined;
});

/** A new password of whoever is logged in (PWD-03): this log-in goes on, all others of the account end. */
const updatePasswordRoute = route(updatePassword, 'own', async ({ body, caller, services }) => {
  const { database, credentials } = services;
  checkChosenPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  const { accountId, tokenId: keptTokenId } = caller;
  await database.transaction((transaction) => setPassword(transaction, accountId, { passwordHash, keptTokenId }));
  credentials.forget(accountId);
  return undefined;
});

export const passwordRoutes: readonly Route[] = [changePasswordRoute, updatePasswordRoute];
