import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { AccountLink, ManagingAccount } from '../entities/account-link.ts';
import { accountLinkTypes } from '../enumerations.ts';
import { listOf, paging } from '../query.ts';

export const customerAccountLinks = endpoint({
  name: 'customerAccountLinks',
  method: 'GET',
  path: '/api/eshop/customer-account-links',
  summary: "The account's customers, its own and the linked ones, in the order in which they were linked.",
  access: 'customer',
  query: v.object({
    /** `number`: the same as `activeCardNumber`. */
    ...paging(['name', 'birthDay', 'activeCardNumber', 'number']),
    customerAccountLinkType: v.optional(v.picklist(accountLinkTypes)),
  }),
  response: listOf(AccountLink),
  errors: [],
});

export const managingAccounts = endpoint({
  name: 'managingAccounts',
  method: 'GET',
  path: '/api/eshop/customers-managing-accounts-card',
  summary:
    "The other accounts that manage the card of the caller's own customer; empty if the caller has no own customer.",
  access: 'customer',
  query: v.object(paging(['customerName', 'username'])),
  response: listOf(ManagingAccount),
  errors: [],
});
