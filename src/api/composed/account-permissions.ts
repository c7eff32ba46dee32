import type { accountPermissions } from '#contract/endpoints/customer-accounts.ts';
import { openGuardedPages } from '#rules/guarded-pages.ts';
import type { Compose } from './composing.ts';

/** All pages of the operator: no specified call withholds a page from an account (APP-10). */
export const composeAccountPermissions: Compose<typeof accountPermissions> = async ({ configuration }) => ({
  allowedPages: [...openGuardedPages(await configuration())],
});
