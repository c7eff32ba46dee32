import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

export const cancelAccountLink = endpoint({
  name: 'cancelAccountLink',
  method: 'DELETE',
  path: '/api/eshop/customer-account-links/:id/managed',
  summary:
    'End the link of the account to an assigned or managed customer; a link that is not cancelable is not ended.',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  errors: ['LINK_NOT_CANCELABLE'],
});

export const cancelManagingAccount = endpoint({
  name: 'cancelManagingAccount',
  method: 'DELETE',
  path: '/api/eshop/customer-account-links/managing-account/:id',
  summary: "End another account's management of the card of the caller's own customer; `id` is the id of that account.",
  access: 'customer',
  extension: 'specified',
  params,
  query,
  errors: ['LINK_NOT_CANCELABLE'],
});
