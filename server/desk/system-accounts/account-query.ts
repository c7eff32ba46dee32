import type { SystemCustomerAccount } from '#contract/entities/system-customer-account.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts, customers, isCustomers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

export const selectAccounts = (database: Database) =>
  database
    .select({
      account: customerAccounts,
      customer: { id: customers.id, firstName: customers.firstName, lastName: customers.lastName },
    })
    .from(customerAccounts)
    .leftJoin(accountLinks, and(eq(accountLinks.accountId, customerAccounts.id), eq(accountLinks.type, 'REGISTERED')))
    .leftJoin(customers, eq(customers.id, accountLinks.customerId));

type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

export const toSystemAccount = ({ account, customer }: AccountRow): SystemCustomerAccount => ({
  id: account.id,
  username: account.username,
  verified: account.verified,
  locale: account.locale,
  withheldPages: [...account.withheldPages],
  created: account.created.toISOString(),
  customer,
});

/** A customer's account. Throws ApiError NOT_FOUND, also for an account of the staff. */
export async function readSystemAccount(database: Database, id: number): Promise<SystemCustomerAccount> {
  const [row] = await selectAccounts(database).where(and(eq(customerAccounts.id, id), isCustomers(customerAccounts)));
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return toSystemAccount(row);
}
