import { systemCustomerAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { readSystemAccount } from './account-query.ts';
import { createSystemCustomerAccountRoute } from './create-account.ts';
import { createEshopAccountRoute } from './create-eshop-account.ts';
import { deleteSystemCustomerAccountRoute } from './delete-account.ts';
import { systemCustomerAccountsRoute } from './list-accounts.ts';
import { updateSystemCustomerAccountRoute } from './update-account.ts';

export const systemAccountRoutes: readonly Route[] = [
  systemCustomerAccountsRoute,
  route(systemCustomerAccount, 'read', ({ database, params }) => readSystemAccount(database, params.id)),
  createSystemCustomerAccountRoute,
  updateSystemCustomerAccountRoute,
  deleteSystemCustomerAccountRoute,
  createEshopAccountRoute,
];
