import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { deleteCustomerAccount } from '../../contract/endpoints/account-deletion.ts';
import { refuseEmptyPassword } from '../auth/check-credentials.ts';
import { claimLogin } from '../auth/login-attempts.ts';
import { hashPassword, verifyPassword } from '../credentials/passwords.ts';
import type { Database } from '../db/database.ts';
import { customerAccounts } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { giveNotice } from './account-notices.ts';
import { anonymiseCustomer } from './anonymise-customer.ts';
import { closeApplications, eraseAccountData, reduceToShell } from './erase-account.ts';
import { lockForDeletion } from './lock-account.ts';
import { recordDeletion } from './record-deletion.ts';
import { refuseDeletion } from './refuse-deletion.ts';
import { shellNameOf } from './shell-name.ts';

type DeleteCall = Call<typeof deleteCustomerAccount>;

/**
 * The password must be given again; a wrong one counts like a failed log-in. Throws ApiError INVALID_PASSWORD,
 * TOO_MANY_ATTEMPTS.
 */
async function checkPassword({ body, caller, services, address, now }: DeleteCall): Promise<void> {
  const { database, settings } = services;
  const figures = await settings.figures(database);
  const succeed = await claimLogin(database, { username: caller.username, address }, figures, now);
  const [account] = await database
    .select({ passwordHash: customerAccounts.passwordHash })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, caller.accountId));
  if (!(await verifyPassword(account?.passwordHash, body.password))) throw new ApiError('INVALID_PASSWORD');
  await succeed();
}

/** What is decided before the transaction begins. */
interface Prepared {
  readonly lossAllowed: boolean;
  readonly passwordHash: string;
}

async function deleteLocked(call: DeleteCall, transaction: Database, prepared: Prepared): Promise<void> {
  const { caller, now, today } = call;
  const { accountId } = caller;
  const account = await lockForDeletion(transaction, accountId);
  call.confirmAccount(account?.credentials);
  if (account === undefined) return;
  await refuseDeletion(transaction, { accountId, today, lossAllowed: prepared.lossAllowed });
  await giveNotice(transaction, account, now);
  const erased = await eraseAccountData(transaction, account);
  const ofCustomer = account.own === undefined ? {} : await anonymiseCustomer(transaction, account.own.id, now);
  const applications = await closeApplications(transaction, account);
  await reduceToShell(transaction, accountId, shellNameOf(accountId), prepared.passwordHash);
  const anonymised = { customer_accounts: 1, card_applications: applications, ...ofCustomer };
  await recordDeletion(transaction, { accountId, at: now, erased, anonymised });
}

/**
 * Deletes the caller's account (SET-02): everything in one transaction, in which the account is locked, so that of two
 * calls, or of a deletion and an order, one wins.
 */
export const deleteCustomerAccountRoute = route(deleteCustomerAccount, 'own', async (call) => {
  const { database, settings, credentials, wakeOutbox } = call.services;
  refuseEmptyPassword(call.body.password);
  await checkPassword(call);
  const { accountDeletionWithActiveTicketsAllowed } = await settings.systemConfiguration(database);
  const prepared = {
    lossAllowed: accountDeletionWithActiveTicketsAllowed,
    passwordHash: await hashPassword(randomBytes(32).toString('base64')),
  };
  await database.transaction((transaction) => deleteLocked(call, transaction, prepared));
  credentials.forget(call.caller.accountId);
  wakeOutbox();
  return undefined;
});
