import { accountPermissions } from '../../contract/endpoints/customer-accounts.ts';
import { guardedPages, type GuardedPage } from '../../contract/guarded-pages.ts';
import { route } from '../http/route.ts';

/** All guarded pages but those that the operator withholds and those of what it does not sell (APP-10). */
export const accountPermissionsRoute = route(accountPermissions, 'read', async ({ database, services }) => {
  const { ticketFareAllowed, eWalletAllowed } = await services.settings.systemConfiguration(database);
  const withheld = new Set(await services.settings.withheldPages(database));
  const unsold = new Set<GuardedPage>([
    ...(ticketFareAllowed ? [] : ['ticket-fare' as const]),
    ...(eWalletAllowed ? [] : ['electronic-wallet' as const]),
  ]);
  return { allowedPages: guardedPages.filter((page) => !withheld.has(page) && !unsold.has(page)) };
});
