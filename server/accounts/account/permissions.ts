import { accountPermissions } from '#contract/endpoints/customer-accounts.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import { openGuardedPages } from '#rules/guarded-pages.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';

async function withheldFrom(database: Database, accountId: number): Promise<readonly GuardedPage[]> {
  const [account] = await database
    .select({ withheldPages: customerAccounts.withheldPages })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  return account?.withheldPages ?? [];
}

/**
 * The guarded pages that the account may open (APP-10): all except the pages that the operator withholds from everybody
 * or from this account, and the pages for things that the operator does not sell.
 */
export const accountPermissionsRoute = route(accountPermissions, 'read', async ({ database, caller, services }) => {
  const configuration = await services.settings.systemConfiguration(database);
  const withheld = new Set<GuardedPage>([
    ...(await services.settings.withheldPages(database)),
    ...(await withheldFrom(database, caller.accountId)),
  ]);
  return { allowedPages: openGuardedPages(configuration).filter((page) => !withheld.has(page)) };
});
