import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { eraseAttachments } from '../../applications/attachments/erase-attachments.ts';
import { credentialColumns } from '../../platform/credentials/account-credentials.ts';
import { hashUnknownPassword, verifyPassword } from '../../platform/credentials/passwords.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { refuseEmptyPassword } from '../auth/check-credentials.ts';
import { countWrongPasswords } from '../auth/login-attempts.ts';
import { giveNotice } from './account-notices.ts';
import { closeApplications, closeReclamations, eraseAccountData, reduceToTombstone } from './erase-account.ts';
import { forgetInEventsOfOthers, recordEndedManagement } from './forget-in-events.ts';
import { leavePeople, wardsAmong } from './leave-wards.ts';
import { lockForDeletion } from './lock-account.ts';
import type { LockedAccount } from './lock-account.ts';
import { recordDeletion } from './record-deletion.ts';
import { refuseDeletion } from './refuse-deletion.ts';
import { readRelatedCustomers } from './related-customers.ts';
import { tombstoneNameOf } from './tombstone-name.ts';

type DeleteCall = Call<typeof deleteCustomerAccount>;
type SystemCall = Pick<DeleteCall, 'services' | 'now' | 'today'>;

/**
 * The password must be entered again; a wrong password counts like a failed log-in. Throws ApiError INVALID_PASSWORD,
 * TOO_MANY_ATTEMPTS.
 */
async function checkPassword(call: DeleteCall): Promise<void> {
  const { body, caller, services } = call;
  await countWrongPasswords(call, caller.username, async () => {
    const [account] = await services.database
      .select({ ...credentialColumns, passwordHash: customerAccounts.passwordHash })
      .from(customerAccounts)
      .where(eq(customerAccounts.id, caller.accountId));
    // If another call has deleted the account meanwhile, every password counts as wrong.
    call.confirmAccount(account);
    if (!(await verifyPassword(account?.passwordHash, body.password))) throw new ApiError('INVALID_PASSWORD');
  });
}

/** The values that are read or computed before the transaction begins. */
export interface PreparedDeletion extends Pick<DeleteCall, 'now' | 'today'> {
  readonly lossAllowed: boolean;
  readonly passwordHash: string;
  readonly fileStore: FileStore;
}

/** Reads the values that a deletion needs, so that its transaction is short. */
export async function prepareDeletion({ services, now, today }: SystemCall): Promise<PreparedDeletion> {
  const { database, settings, fileStore } = services;
  const { accountDeletionWithActiveTicketsAllowed } = await settings.systemConfiguration(database);
  const passwordHash = await hashUnknownPassword();
  return { now, today, lossAllowed: accountDeletionWithActiveTicketsAllowed, passwordHash, fileStore };
}

/**
 * Deletes a locked account, unless the rule refuses it. Throws ApiError with the name of the obstacle.
 * @param transaction one that has locked the account
 */
export async function deleteLockedAccount(
  transaction: Database,
  account: LockedAccount,
  prepared: PreparedDeletion,
): Promise<void> {
  const { now, today, fileStore } = prepared;
  const { accountId } = account;
  const people = await readRelatedCustomers(transaction, accountId);
  await refuseDeletion(transaction, { accountId, people, today, lossAllowed: prepared.lossAllowed });
  await giveNotice(transaction, account, now);
  await recordEndedManagement(transaction, account, now);
  const erased = await eraseAccountData(transaction, account);
  await forgetInEventsOfOthers(transaction, account);
  const ofPeople = await leavePeople(transaction, account, wardsAmong(people), now);
  const applications = await closeApplications(transaction, account);
  const reclamations = await closeReclamations(transaction, account);
  const attachments = await eraseAttachments(transaction, fileStore, { accountId, customerId: account.own?.id });
  await reduceToTombstone(transaction, accountId, tombstoneNameOf(accountId), prepared.passwordHash);
  const anonymised = { customer_accounts: 1, card_applications: applications, reclamations, ...ofPeople };
  await recordDeletion(transaction, { accountId, at: now, erased: { ...erased, ...attachments }, anonymised });
}

/**
 * Deletes the caller's account (SET-02) in one transaction that locks the account: of two deletions, or of a deletion
 * and an order, only one succeeds.
 */
export const deleteCustomerAccountRoute = route(deleteCustomerAccount, 'own', async (call) => {
  const { database, credentials, wakeOutbox } = call.services;
  refuseEmptyPassword(call.body.password);
  await checkPassword(call);
  const prepared = await prepareDeletion(call);
  await database.transaction(async (transaction) => {
    const account = await lockForDeletion(transaction, call.caller.accountId);
    call.confirmAccount(account?.credentials);
    if (account !== undefined) await deleteLockedAccount(transaction, account, prepared);
  });
  credentials.forget(call.caller.accountId);
  wakeOutbox();
  return undefined;
});
