import { hiddenCardNumber } from '#rules/card-number.ts';
import { openTransferStates } from '#rules/transfer-guards.ts';
import { credentialColumns } from '../../platform/credentials/account-credentials.ts';
import type { AccountCredentials } from '../../platform/credentials/account-credentials.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray } from '../../platform/db/orm.ts';
import { balanceTransfers, customerAccounts, outbox } from '../../platform/db/schema.ts';
import type { Cipher } from '../../platform/encryption/cipher.ts';
import type { Services } from '../../platform/services/services.ts';
import { lockExpectedAmount } from '../wallets/lock-wallets.ts';

export type Transfer = typeof balanceTransfers.$inferSelect;

/**
 * Milliseconds for which only the request that began a transfer works on it. After that, the outbox asks the old card
 * system. It is longer than the timeout of the request's own call to that system.
 */
export const askedAgainAfterMs = 15_000;

export const markOf = (cipher: Cipher, cardNumber: string): string => cipher.mark(cardNumber, 'old card');

const contextOf = ({ accountId, eWalletId }: Pick<Transfer, 'accountId' | 'eWalletId'>): string =>
  `old card of account ${String(accountId)} into wallet ${String(eWalletId)}`;

/** The number of a transfer's old card. Throws when the transfer has ended, because its number was deleted then. */
export function oldCardNumberOf(cipher: Cipher, transfer: Transfer): string {
  if (transfer.oldCardSealed === null) throw new Error('the number of an old card was forgotten');
  return Buffer.from(cipher.open(transfer.oldCardSealed, contextOf(transfer))).toString('utf8');
}

export async function findTransfer(database: Database, id: number): Promise<Transfer> {
  const [transfer] = await database.select().from(balanceTransfers).where(eq(balanceTransfers.id, id));
  if (transfer === undefined) throw new Error(`balance transfer ${String(id)} does not exist`);
  return transfer;
}

/** Locks a transfer until the transaction ends, so that only one caller continues it. */
export async function lockTransfer(transaction: Database, id: number): Promise<Transfer> {
  const [transfer] = await transaction.select().from(balanceTransfers).where(eq(balanceTransfers.id, id)).for('update');
  if (transfer === undefined) throw new Error(`balance transfer ${String(id)} does not exist`);
  return transfer;
}

/** The open transfer of an old card; there is at most one. */
export async function findOpenTransfer(database: Database, oldCardMark: string): Promise<Transfer | undefined> {
  const isOpen = inArray(balanceTransfers.state, [...openTransferStates]);
  const [transfer] = await database
    .select()
    .from(balanceTransfers)
    .where(and(eq(balanceTransfers.oldCardMark, oldCardMark), isOpen));
  return transfer;
}

export async function findKeyedTransfer(
  database: Database,
  accountId: number,
  key: string | undefined,
): Promise<Transfer | undefined> {
  if (key === undefined) return undefined;
  const [transfer] = await database
    .select()
    .from(balanceTransfers)
    .where(and(eq(balanceTransfers.accountId, accountId), eq(balanceTransfers.key, key)));
  return transfer;
}

export interface NewTransfer extends Pick<Transfer, 'accountId' | 'eWalletId'> {
  readonly cardNumber: string;
  readonly key: string | undefined;
  /** The highest balance that the wallet may have, in minor units. */
  readonly maximum: number;
}

/**
 * The two checks in the transaction that begins a transfer. A check that refuses the transfer throws ApiError. Amounts
 * are in minor units.
 */
export interface Beginning {
  /** Checks the account, which may have been deleted meanwhile. Its row is locked until the transaction ends. */
  readonly confirmAccount: (account: AccountCredentials) => void;
  /**
   * Checks the amount that the wallet can still receive besides all pending top-ups and transfers. The wallet is locked
   * until the transaction ends. Returns the maximum amount to take from the old card.
   */
  readonly confirmRoom: (room: number) => number;
}

async function lockAccount(transaction: Database, accountId: number): Promise<AccountCredentials> {
  const [account] = await transaction
    .select(credentialColumns)
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId))
    .for('share');
  return account;
}

/**
 * Commits the start of a transfer, with an outbox entry that asks the old card system until it answers. This happens
 * before the first call to that system. Undefined if another request has begun a transfer of the same old card or with
 * the same key.
 */
export function beginTransfer(
  { database, cipher, clock }: Pick<Services, 'database' | 'cipher' | 'clock'>,
  { cardNumber, key, maximum, ...transfer }: NewTransfer,
  { confirmAccount, confirmRoom }: Beginning,
): Promise<Transfer | undefined> {
  return database.transaction(async (transaction) => {
    confirmAccount(await lockAccount(transaction, transfer.accountId));
    const atMost = confirmRoom(maximum - (await lockExpectedAmount(transaction, transfer.eWalletId)));
    const now = clock.now();
    const [begun] = await transaction
      .insert(balanceTransfers)
      .values({
        ...transfer,
        oldCardMark: markOf(cipher, cardNumber),
        oldCardMasked: hiddenCardNumber(cardNumber),
        oldCardSealed: cipher.seal(Buffer.from(cardNumber), contextOf(transfer)),
        key: key ?? null,
        atMost,
        state: 'BEGUN',
        begun: now,
      })
      .onConflictDoNothing()
      .returning();
    if (begun === undefined) return undefined;
    const notBefore = new Date(now.getTime() + askedAgainAfterMs);
    await transaction.insert(outbox).values({ kind: 'TRANSFER_BALANCE', subjectId: begun.id, created: now, notBefore });
    return begun;
  });
}
