import { changePassword, updatePassword } from '#contract/endpoints/auth.ts';
import { hashPassword } from '../../platform/credentials/passwords.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, sql } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { recordForAccount } from '../events/record-event.ts';
import { checkChosenPassword } from './check-credentials.ts';
import { claimRequest } from './claim-request.ts';
import { rememberOrigin } from './known-origins.ts';
import { forgetLoginFailures } from './login-attempts.ts';
import { findToken, useToken, voidTokens } from './mailed-tokens.ts';
import type { MailedToken } from './mailed-tokens.ts';

/** The kinds of mailed links with which a password is set: after it was forgotten, or for the first time. */
const kinds = ['PASSWORD', 'WELCOME'] as const;

interface NewPassword {
  readonly passwordHash: string;
  /**
   * The id of the token that stays valid when all other tokens of the account end. Null: the password is set by a mailed
   * link, which also verifies the account.
   */
  readonly keptTokenId: string | null;
}

/**
 * Sets the password, and voids the links that were mailed before to change it. Returns the username; undefined if the
 * account was deleted.
 */
async function setPassword(
  transaction: Database,
  accountId: number,
  { passwordHash, keptTokenId }: NewPassword,
  now: Date,
): Promise<string | undefined> {
  const isThisAccount = eq(customerAccounts.id, accountId);
  const [account] = await transaction
    .select({ username: customerAccounts.username, verified: customerAccounts.verified })
    .from(customerAccounts)
    .where(isThisAccount)
    .for('update');
  if (account === undefined) return undefined;
  const isByMail = keptTokenId === null;
  await transaction
    .update(customerAccounts)
    .set({
      passwordHash,
      keptTokenId,
      verified: account.verified || isByMail,
      credentialsVersion: sql`${customerAccounts.credentialsVersion} + 1`,
    })
    .where(isThisAccount);
  for (const kind of kinds) await voidTokens(transaction, { kind, accountId });
  const event = { kind: isByMail ? 'PASSWORD_RESET' : 'PASSWORD_CHANGED', at: now } as const;
  await recordForAccount(transaction, accountId, 'ACCOUNT', event);
  if (isByMail && !account.verified)
    await recordForAccount(transaction, accountId, 'ACCOUNT', { kind: 'ACCOUNT_VERIFIED', at: now });
  return account.username;
}

const invalid = (): ApiError => new ApiError('INVALID_VERIFICATION_TOKEN');

async function findWorkingToken(database: Database, token: string, now: Date): Promise<MailedToken> {
  const found = await findToken(database, kinds, token);
  if (found === undefined || found.used !== null || found.expires <= now) throw invalid();
  return found;
}

/**
 * Changes the password by a mailed token (PWD-02). The token also proves the e-mail address, so the account is verified,
 * and its owner can log in at once, even after many wrong passwords (VIS-02).
 */
const changePasswordRoute = route(changePassword, 'own', async (call) => {
  const { body, now } = call;
  const { database, credentials } = call.services;
  checkChosenPassword(body.password);
  await claimRequest(call, 'changePassword', body.token);
  const token = await findWorkingToken(database, body.token, now);
  const { accountId } = token;
  if (accountId === null) throw invalid();
  const passwordHash = await hashPassword(body.password);
  const username = await database.transaction(async (transaction) => {
    if (!(await useToken(transaction, token, now))) throw invalid();
    return setPassword(transaction, accountId, { passwordHash, keptTokenId: null }, now);
  });
  credentials.forget(accountId);
  if (username === undefined) return undefined;
  await forgetLoginFailures(call, { id: accountId, username });
  await rememberOrigin(call, accountId);
  return undefined;
});

/** Changes the caller's password (PWD-03). The caller's token stays valid, all other tokens of the account end. */
const updatePasswordRoute = route(updatePassword, 'own', async ({ body, caller, services, now }) => {
  const { database, credentials } = services;
  checkChosenPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  const { accountId, tokenId: keptTokenId } = caller;
  await database.transaction((transaction) => setPassword(transaction, accountId, { passwordHash, keptTokenId }, now));
  credentials.forget(accountId);
  return undefined;
});

export const passwordRoutes: readonly Route[] = [changePasswordRoute, updatePasswordRoute];
