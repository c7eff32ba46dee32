import {
  cartLifetime,
  nullifyCartLifetime as nullifyEndpoint,
  renewCartLifetime,
} from '#contract/endpoints/customer-accounts.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { nullifyCartLifetime, readCartLifetime } from '../../purchase/cart/cart-lifetime.ts';
import { renewLifetime } from '../../purchase/cart/renew-lifetime.ts';
import { activeTicketsRoute } from '../deletion/active-tickets.ts';
import { deleteCustomerAccountRoute } from '../deletion/delete-account.ts';
import { relatedCustomersRoute } from '../deletion/related-customers.ts';
import { dataExportRoute } from '../export/export-data.ts';
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
