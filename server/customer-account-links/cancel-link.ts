import { and, eq, ne, type SQL } from 'drizzle-orm';
import { cancelAccountLink, cancelManagingAccount } from '../../contract/endpoints/account-link-cancelling.ts';
import type { Database } from '../db/database.ts';
import { accountLinks } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { registeredCustomer } from './check-managing.ts';

/** Deletes the link that the condition selects. Throws ApiError LINK_NOT_CANCELABLE, NOT_FOUND. */
async function cancel(database: Database, link: SQL | undefined): Promise<undefined> {
  const taken = await database
    .delete(accountLinks)
    .where(and(link, eq(accountLinks.cancelable, true)))
    .returning({ id: accountLinks.id });
  if (taken.length > 0) return undefined;
  const stays = (await database.$count(accountLinks, link)) > 0;
  throw new ApiError(stays ? 'LINK_NOT_CANCELABLE' : 'NOT_FOUND');
}

/**
 * Cancels a link of the caller; the link to the account's own customer cannot be cancelled (first specification, 4).
 */
export const cancelAccountLinkRoute = route(cancelAccountLink, 'write', ({ database, caller, params }) =>
  cancel(
    database,
    and(
      eq(accountLinks.id, params.id),
      eq(accountLinks.accountId, caller.accountId),
      ne(accountLinks.type, 'REGISTERED'),
    ),
  ),
);

export const cancelManagingAccountRoute = route(
  cancelManagingAccount,
  'write',
  async ({ database, caller, params }) => {
    const customerId = await registeredCustomer(database, caller.accountId);
    if (customerId === undefined) throw new ApiError('NOT_FOUND');
    return cancel(
      database,
      and(
        eq(accountLinks.accountId, params.id),
        eq(accountLinks.customerId, customerId),
        eq(accountLinks.type, 'MANAGED'),
      ),
    );
  },
);
