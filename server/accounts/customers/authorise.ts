import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';

/**
 * Checks that the account may see a customer and act for them. Throws ApiError NOT_FOUND both for another account's
 * customer and for an unknown id, so that ids cannot be probed.
 */
export async function authoriseCustomer(database: Database, caller: Caller, customerId: number): Promise<void> {
  const [link] = await database
    .select({ id: accountLinks.id })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, caller.accountId), eq(accountLinks.customerId, customerId)));
  if (link === undefined) throw new ApiError('NOT_FOUND');
}
