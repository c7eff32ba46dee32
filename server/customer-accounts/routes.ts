import {
  cartLifetime,
  nullifyCartLifetime as nullifyEndpoint,
  renewCartLifetime,
} from '../../contract/endpoints/customer-accounts.ts';
import { activeTicketsRoute } from '../account-deletion/active-tickets.ts';
import { deleteCustomerAccountRoute } from '../account-deletion/delete-account.ts';
import { relatedCustomersRoute } from '../account-deletion/related-customers.ts';
import { dataExportRoute } from '../data-export/export-data.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { nullifyCartLifetime, readCartLifetime } from '../shopping-cart/cart-lifetime.ts';
import { renewLifetime } from '../shopping-cart/renew-lifetime.ts';
import { accountPermissionsRoute } from './permissions.ts';
import { updateAccountSettingsRoute } from './settings.ts';

const cartLifetimeRoute = route(cartLifetime, 'read', async ({ database, caller, now }) => ({
  cartLifetime: await readCartLifetime(database, caller.accountId, now),
}));

const nullifyCartLifetimeRoute = route(nullifyEndpoint, 'write', async ({ database, caller }) => {
  await nullifyCartLifetime(database, caller.accountId);
  return undefined;
});

export const customerAccountRoutes: readonly Route[] = [
  cartLifetimeRoute,
  nullifyCartLifetimeRoute,
  route(renewCartLifetime, 'write', renewLifetime),
  accountPermissionsRoute,
  activeTicketsRoute,
  relatedCustomersRoute,
  deleteCustomerAccountRoute,
  dataExportRoute,
  updateAccountSettingsRoute,
];
