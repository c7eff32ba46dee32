import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { AccountPage } from '../entities/account-page.ts';
import { commonQuery, QueryId } from '../query.ts';

export const accountPage = endpoint({
  name: 'accountPage',
  method: 'GET',
  path: '/api/eshop/customers-account-page',
  summary:
    "A customer, their link, card and standing, their repeat purchase, and the people of the account, in one answer; without `customerId`, the account's own customer.",
  access: 'customer',
  extension: 'accountPage',
  query: v.object({ ...commonQuery, customerId: v.optional(QueryId) }),
  response: AccountPage,
  errors: [],
});
