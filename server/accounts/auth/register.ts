import { register } from '#contract/endpoints/auth.ts';
import { hashPassword } from '../../platform/credentials/passwords.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { isUniqueViolation } from '../../platform/db/is-unique-violation.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { recordForAccount } from '../events/record-event.ts';
import { checkedEMail, passwordErrors, refuseEmptyPassword, refuseEmptyUsername } from './check-credentials.ts';
import { claimRequest } from './claim-request.ts';
import { findAccount } from './find-account.ts';
import { askForToken } from './mailed-tokens.ts';

type RegisterCall = Call<typeof register>;

/** Validates a registration and returns the username to store. Throws ApiError for a missing or invalid field. */
function checkedUsername({ username, password, termsAndConditionsAgreed }: RegisterCall['body']): string {
  refuseEmptyUsername(username);
  const address = checkedEMail(username);
  refuseEmptyPassword(password);
  const errors = passwordErrors(password);
  if (!termsAndConditionsAgreed) errors.push('termsAndConditionsAgreed: is not true');
  if (errors.length > 0) throw new ApiError('VALIDATION_ERROR', { errors });
  return address;
}

async function insertAccount(database: Database, username: string, passwordHash: string, call: RegisterCall) {
  const { now, locale } = call;
  const values = { username, passwordHash, locale, termsAgreedAt: now, created: now };
  try {
    return inserted(await database.insert(customerAccounts).values(values).returning({ id: customerAccounts.id }));
  } catch (error) {
    if (isUniqueViolation(error, 'customer_accounts_username')) throw new ApiError('CUSTOMER_EMAIL_NOT_UNIQUE');
    throw error;
  }
}

/**
 * Creates an unverified account and, in the same transaction, requests the mail with the verification link (REG-01…03).
 */
export const registerRoute = route(register, 'own', async (call) => {
  const { body, now } = call;
  const { database, settings, wakeOutbox } = call.services;
  const username = checkedUsername(body);
  await claimRequest(call, 'register', username);
  if ((await findAccount(database, username)) !== undefined) throw new ApiError('CUSTOMER_EMAIL_NOT_UNIQUE');
  const passwordHash = await hashPassword(body.password);
  const numbers = await settings.numbers(database);
  await database.transaction(async (transaction) => {
    const { id: accountId } = await insertAccount(transaction, username, passwordHash, call);
    for (const kind of ['ACCOUNT_CREATED', 'TERMS_AGREED'] as const)
      await recordForAccount(transaction, accountId, 'ACCOUNT', { kind, at: now });
    await askForToken(transaction, { kind: 'VERIFY', accountId }, numbers, now);
  });
  wakeOutbox();
  return undefined;
});
