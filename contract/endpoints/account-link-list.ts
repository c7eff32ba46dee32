import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { AccountLink, ManagingAccount } from '../entities/account-link.ts';
import { accountLinkTypes } from '../enumerations.ts';
import { listOf, paging } from '../query.ts';

const customerAccountLinksColumns = ['name', 'birthDay', 'activeCardNumber', 'number'] as const;

export const customerAccountLinks = endpoint({
  name: 'customerAccountLinks',
  method: 'GET',
  path: '/api/eshop/customer-account-links',
  summary: "The account's customers, its own and the linked ones, in the order in which they were linked.",
  access: 'customer',
  extension: 'specified',
  sortColumns: customerAccountLinksColumns,
  query: v.object({
    /** `number`: the same as `activeCardNumber`. */
    ...paging(customerAccountLinksColumns),
    customerAccountLinkType: v.optional(v.picklist(accountLinkTypes)),
  }),
  response: listOf(AccountLink),
  errors: [],
});

const managingAccountsColumns = ['customerName', 'username'] as const;

export const managingAccounts = endpoint({
  name: 'managingAccounts',
  method: 'GET',
  path: '/api/eshop/customers-managing-accounts-card',
  summary:
    "The other accounts that manage the card of the caller's own customer; empty if the caller has no own customer.",
  access: 'customer',
  extension: 'specified',
  sortColumns: managingAccountsColumns,
  query: v.object(paging(managingAccountsColumns)),
  response: listOf(ManagingAccount),
  errors: [],
});
