import type { HiddenLinkFacts } from '#rules/account-links.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import { lockCustomers } from '../customers/lock-customers.ts';

/**
 * Locks the rows that decide about a link: first the customer, so that other accounts cannot change their links to the
 * customer; then the account, so that its other links cannot change. All transactions that lock both rows use this
 * order. Returns the account.
 */
export async function lockCustomerAndAccount(
  transaction: Database,
  { accountId }: Caller,
  customerId: number,
): Promise<typeof customerAccounts.$inferSelect> {
  await lockCustomers(transaction, [customerId]);
  const these = eq(customerAccounts.id, accountId);
  const [account] = await transaction.select().from(customerAccounts).where(these).for('update');
  if (account === undefined) throw new ApiError('UNAUTHENTICATED');
  return account;
}

export async function readCustomer(database: Database, id: number): Promise<typeof customers.$inferSelect> {
  const [customer] = await database.select().from(customers).where(eq(customers.id, id));
  if (customer === undefined) throw new ApiError('NOT_FOUND');
  return customer;
}

async function parentKind(
  database: Database,
  { parentId }: typeof customers.$inferSelect,
  ownId: number | null,
): Promise<HiddenLinkFacts['parent']> {
  if (parentId === null) return 'none';
  if (parentId === ownId) return 'owner';
  return (await readCustomer(database, parentId)).anonymised === null ? 'other' : 'gone';
}

/** The customer, and how the account and other accounts are linked to them. */
export async function readLinkFacts(database: Database, { accountId }: Caller, customerId: number) {
  const ofAccount = await database.select().from(accountLinks).where(eq(accountLinks.accountId, accountId));
  const ofCustomer = await database.select().from(accountLinks).where(eq(accountLinks.customerId, customerId));
  const elsewhere = ofCustomer.filter((link) => link.accountId !== accountId);
  const own = ofAccount.find(({ type }) => type === 'REGISTERED');
  const customer = await readCustomer(database, customerId);
  return {
    customer,
    /** The account's own customer; null if it has none. */
    ownId: own?.customerId ?? null,
    /** How the account is linked to the customer now. */
    link: ofAccount.find((link) => link.customerId === customerId),
    onlyManaged: ofAccount.every(({ type }) => type === 'MANAGED'),
    isRegisteredElsewhere: elsewhere.some(({ type }) => type === 'REGISTERED'),
    isAssignedElsewhere: elsewhere.some(({ type }) => type === 'ASSIGNED'),
    parent: await parentKind(database, customer, own?.customerId ?? null),
  };
}
